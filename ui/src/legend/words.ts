/** The words of a game and of the house, as the server explains them. */
import { fileOf } from '$mode'

export interface Word {
  id: string
  word: string
  rule: string
  text: string
}
export interface Words {
  words: Word[]
  house: Word[]
}

/** None where it cannot be had. */
export async function words(game: string, language: string): Promise<Words | null> {
  try {
    const answer = await fetch(fileOf(`api/glossary/${game}/${language}`))
    return answer.ok ? ((await answer.json()) as Words) : null
  } catch {
    return null
  }
}

/** Those that hold every part of a search, in the order of the language. */
export function sought(all: Word[], search: string, language: string): Word[] {
  const needles = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ word, text, rule }: Word) => needles.every((needle) => `${word} ${text} ${rule}`.toLocaleLowerCase().includes(needle))
  return all.filter(fits).sort((a, b) => a.word.localeCompare(b.word, language))
}
