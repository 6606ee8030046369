/** The rules of a game as the server gives them. */
import { fileOf } from '$mode'

export interface Rule {
  id: string
  kind: string
  text: string
  /** Names of the scenes that show it. */
  scenes: string[]
}
export interface Chapter {
  title: string
  rules: Rule[]
}
export interface Catalogue {
  title: string
  chapters: Chapter[]
}

async function get<T>(path: string): Promise<T | null> {
  try {
    const answer = await fetch(fileOf(path))
    return answer.ok ? ((await answer.json()) as T) : null
  } catch {
    return null
  }
}

export const catalogue = (game: string, language: string) => get<Catalogue>(`api/rules/${game}/${language}`)
export const quick = (game: string, language: string) => get<{ text: string }>(`api/quick/${game}/${language}`)

/** A rule's text with links for the rules that it names. */
export function parts(text: string): { text: string; rule: boolean }[] {
  return text.split(/\b((?:X-)?[A-Z]-\d+[a-z]?)\b/).map((part, index) => ({ text: part, rule: index % 2 === 1 }))
}

export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[]; numbered: boolean }
  | { kind: 'table'; rows: string[][] }

/** The few forms of Markdown that a quick reference uses. */
export function blocks(markdown: string): Block[] {
  const found: Block[] = []
  for (const line of markdown.split('\n')) {
    const last = found.at(-1)
    if (/^#+ /.test(line)) found.push({ kind: 'title', text: line.replace(/^#+ /, '') })
    else if (/^([-*]|\d+\.) /.test(line)) {
      const numbered = /^\d/.test(line)
      const item = line.replace(/^\S+ /, '')
      if (last?.kind === 'list' && last.numbered === numbered) last.items.push(item)
      else found.push({ kind: 'list', items: [item], numbered })
    } else if (line.startsWith('|')) {
      if (/^\|[\s:|-]+\|$/.test(line)) continue
      const row = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
      if (last?.kind === 'table') last.rows.push(row)
      else found.push({ kind: 'table', rows: [row] })
    } else if (/^\s+\S/.test(line) && last?.kind === 'list') last.items[last.items.length - 1] += ` ${line.trim()}`
    else if (line.trim() && last?.kind === 'text') last.text += ` ${line.trim()}`
    else if (line.trim()) found.push({ kind: 'text', text: line.trim() })
    else if (last?.kind === 'text') found.push({ kind: 'text', text: '' })
  }
  return found.filter((block) => !('text' in block) || block.text)
}
