/** A box that somebody is looking at and changing. The server checks it while it is typed. */
import type { BoxChecked, Request } from '../protocol'
import { at, confirmed, isOpen, isSame, place, put, sections, TITLE, type Data, type Path, type Piece, type Struct } from './form'
import { keepDraft } from './shelf'

/** Milliseconds without a key before it is checked. */
const PAUSE = 350
/** No answer for so long: asked again. The line may have been down, or too much was asked. */
const PATIENCE = 4000

export class Draft {
  data = $state.raw<Data>({})
  answer = $state.raw<BoxChecked | null>(null)
  /** Something was typed that is not checked yet. */
  checking = $state(false)
  readonly sections = $derived.by(() => sections(this.form, this.data))
  readonly pieces = $derived(this.sections.flatMap((section) => section.pieces))
  readonly open = $derived(this.pieces.filter(isOpen))
  readonly problem = $derived(this.answer?.problem ?? null)
  readonly name = $derived(String(at(this.data, [TITLE, 'name']) ?? ''))
  /** Not even a name differs from the standard box. */
  readonly untouched = $derived(this.answer !== null && !this.answer.file)
  readonly canPlay = $derived(!this.checking && this.answer !== null && !this.problem)

  /** Counts what was typed: an answer to what was there before is none. */
  private number = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private given = ''

  constructor(
    readonly game: string,
    readonly form: Struct,
    readonly standard: Data,
    private readonly send: (request: Request) => boolean,
  ) {
    this.data = standard
  }

  /** How many there are to confirm in a section of the standard box. */
  toConfirm(section: string): number {
    return sections(this.form, this.standard)
      .filter(({ name }) => name === section)
      .flatMap(({ pieces }) => pieces)
      .filter(isOpen).length
  }

  isChanged(piece: Piece): boolean {
    return !isSame(piece.value, at(this.standard, piece.path))
  }

  /** Another value at a place of a component. */
  edit(piece: Piece, path: Path, value: unknown): void {
    const data = put(this.data, path, value)
    this.replace(put(data, piece.path, owned(at(data, piece.path) as Data, String(path[piece.path.length]))))
  }

  confirm(piece: Piece): void {
    this.replace(put(this.data, piece.path, confirmed(piece.value)))
  }

  /** As it is in the standard box. */
  reset(piece: Piece): void {
    const standard = at(this.standard, piece.path)
    if (standard !== undefined) this.replace(put(this.data, piece.path, standard))
  }

  rename(name: string): void {
    this.replace(put(this.data, [TITLE, 'name'], name || undefined))
  }

  resetAll(): void {
    this.replace(this.standard)
  }

  /** Somebody's file, or one of the shelf. */
  load(text: string): void {
    this.given = text
    this.number += 1
    this.checking = true
    this.ask()
  }

  take(answer: BoxChecked): void {
    if (answer.game !== this.game || answer.number !== this.number) return
    clearTimeout(this.timer)
    if (answer.data) this.data = answer.data
    this.given = ''
    this.answer = answer
    this.checking = false
    keepDraft(this.game, answer.file)
  }

  /** Asks again what was not answered. */
  again(): void {
    if (this.checking) this.ask()
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private replace(data: Data): void {
    this.data = data
    this.given = ''
    this.number += 1
    this.checking = true
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.ask(), PAUSE)
  }

  private ask(): void {
    this.send({
      type: 'check_box',
      game: this.game,
      box: this.given || JSON.stringify(this.data),
      number: this.number,
      whole: this.given !== '',
    })
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.again(), PATIENCE)
  }
}

/** A component after somebody has typed: it is theirs, and what was said of the old value goes. A name may have a source of its own. */
export function owned(value: Data, field: string): Data {
  const { note: _, ...rest } = value
  const source = `${field}_provenance` in rest ? `${field}_provenance` : 'provenance'
  return { ...rest, [source]: 'owner' }
}

export const testid = (path: Path) => `piece-${place(path)}`
