/** A guided game as the server gives it (docs/lessons.md): steps with words, marks on the board, and what to do. */
import { fileOf } from '$mode'

export interface Words {
  title?: string
  text?: string
}
export type Spoken = Record<string, Words | undefined>
export interface Reason {
  rule: string
  words: Spoken
}
export interface Gain {
  icon: string
  number: string
  words: Spoken
}
/** Something that is said: at a step, afterwards, or of what was tried. */
export interface Said {
  words: Spoken
  marks: string[]
  why: Reason | null
  gains: Gain[]
}
export interface Variation extends Said {
  ply: number
  actions: string[]
  mistake: boolean
}
export interface Step extends Said {
  name: string
  ply: number
  do: string[]
  /** What is done after it without words. */
  then: string[]
  nudge: Spoken | null
  done: Said | null
  variations: Variation[]
}
export interface Lesson {
  game: string
  name: string
  steps: Step[]
  /** Where the marks are on the board: names, and selectors; `#` is any word or number. */
  marks: Record<string, string>
}

/** As it is sent: what is empty is left out. */
type Sent<T> = { [K in keyof T]?: Sent<T[K]> }
interface Answer {
  game: string
  name: string
  notes: { steps: Sent<Step>[] }
  marks: Record<string, string>
}

const said = <T extends Sent<Said>>(given: T) => ({
  ...given,
  words: (given.words ?? {}) as Spoken,
  marks: (given.marks ?? []) as string[],
  why: given.why ? { rule: given.why.rule!, words: (given.why.words ?? {}) as Spoken } : null,
  gains: (given.gains ?? []).map((gain) => ({ icon: gain!.icon!, number: gain!.number!, words: (gain!.words ?? {}) as Spoken })),
})

export function read({ game, name, notes, marks }: Answer): Lesson {
  const steps = notes.steps.map((step): Step => ({
    ...said(step),
    name: step.name ?? '',
    ply: step.ply ?? 0,
    do: (step.do ?? []) as string[],
    then: (step.then ?? []) as string[],
    nudge: (step.nudge as Spoken | undefined) ?? null,
    done: step.done ? said(step.done) : null,
    variations: (step.variations ?? []).map((tried) => ({
      ...said(tried!),
      ply: tried!.ply ?? 0,
      actions: (tried!.actions ?? []) as string[],
      mistake: tried!.mistake ?? false,
    })),
  }))
  return { game, name, steps, marks }
}

export async function fetchLesson(game: string, name: string): Promise<Lesson | null> {
  try {
    const answer = await fetch(fileOf(`api/lesson/${game}/${name}`))
    return answer.ok ? read((await answer.json()) as Answer) : null
  } catch {
    return null
  }
}

/** The selector of a mark: the first name that fits, with its words in their places. */
export function selector(marks: Record<string, string>, mark: string): string | null {
  for (const [name, found] of Object.entries(marks)) {
    const fits = new RegExp(`^${name.replaceAll('#', '(\\w+)')}$`).exec(mark)
    if (!fits) continue
    let at = 0
    return found.replaceAll('#', () => fits[++at] ?? '')
  }
  return null
}

/** In the language of the page, else in English. */
export const inLanguage = (words: Spoken | null | undefined, language: string): Words => words?.[language] ?? words?.en ?? {}
