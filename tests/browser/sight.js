/* What somebody at the table sees: whose turn it is, what is lit, and where to put the pointer for one of these things. */
({ steps, pick, bring }) => {
  const at = (name) => document.querySelector(`[data-testid="${name}"]`)
  const named = (nodes) => [...nodes].map((node) => node.dataset.testid ?? node.textContent)
  const [table, end, prompt] = ['table', 'end-turn', 'prompt'].map(at)
  const { status = '', number = '0' } = table?.dataset ?? {}
  const mine = end !== null && !end.disabled
  const ends = end?.ariaDisabled === 'false'
  const shown = (node) => node.checkVisibility({ visibilityProperty: true }) && !node.disabled
  const lit = !mine ? [] : (steps.map((step) => [...document.querySelectorAll(step)].filter(shown)).find((nodes) => nodes.length) ?? [])
  const wanted = mine ? (ends || !lit.length ? end : lit[pick % lit.length]) : null

  function within(node) {
    const { left, top, right, bottom } = node.getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  }

  /** Where the node itself would be met, and nothing that lies over it: in the middle, else as near to it as possible. */
  function place(node) {
    if (bring && !within(node)) node.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = node.getBoundingClientRect()
    const near = [0.5, 0.3, 0.7, 0.15, 0.85]
    const points = near.flatMap((x) => near.map((y) => ({ x: left + x * width, y: top + y * height })))
    const met = points.find(({ x, y }) => node.contains(document.elementFromPoint(x, y)))
    return { name: named([node])[0], ...(met ?? points[0]), met: met !== undefined, width, height }
  }
  const marks = [status, number, mine, ends, named(lit), named(document.querySelectorAll('.selected, [aria-pressed=true]'))]
  return {
    status,
    number: Number(number),
    mine,
    ends,
    asked: prompt?.textContent ?? '',
    lit: named(lit),
    wanted: wanted && place(wanted),
    mark: JSON.stringify(marks),
  }
}
