/* Where the keyboard's focus is, whether it can be seen there, and where the thing called `name` lies from it. */
(name) => {
  const node = document.activeElement
  const wanted = document.querySelector(`[data-testid="${name}"]`)
  const middle = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 })
  /** Targets among which the arrows walk: one of them is a stop for Tab. */
  let group = wanted?.dataset.target === undefined ? null : wanted.parentElement
  while (group && !group.querySelector('[data-target][tabindex="0"]')) group = group.parentElement
  const box = node.getBoundingClientRect()
  const [from, to] = [middle(box), wanted ? middle(wanted.getBoundingClientRect()) : middle(box)]
  /** A list to choose from has its ring round the sign beside it, too. */
  const ringed = (one) => one && ['solid', 'auto'].includes(getComputedStyle(one).outlineStyle)
  /** Over a place of a board there may lie another one of them that can be seen through. */
  const whole = node.dataset.target === undefined ? node : (node.closest('[role=group]') ?? node)
  const parts = [0.5, 0.2, 0.8]
  const points = parts.flatMap((x) => parts.map((y) => [box.left + x * box.width, box.top + y * box.height]))
  return {
    name: node.dataset.testid ?? '',
    node: node.outerHTML.slice(0, 160),
    there: wanted !== null,
    nowhere: node === document.body,
    box: [box.left, box.top, box.width, box.height].map(Math.round),
    over: document.elementFromPoint(...points[0])?.outerHTML.slice(0, 120),
    ring: node.matches(':focus-visible') && (ringed(node) || ringed(node.closest('label'))),
    seen: points.some(([x, y]) => whole.contains(document.elementFromPoint(x, y))),
    inside: node.dataset.target !== undefined && (group?.contains(node) ?? false),
    right: to.x - from.x,
    down: to.y - from.y,
  }
}
