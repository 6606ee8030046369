/* What is wrong with the screen as it is now: texts that are cut, too small, covered or on top of each other, controls
   that are too small or lie on each other, scrolling that nobody wants. Returns sentences; knows no game and no screen.

   Texts are measured by the rectangles of their characters (a Range), not by their boxes: an ellipsis or a line clamp
   hides characters, not rectangles. */
(wishes) => {
  const { touch = false, still = false } = wishes
  const SMALLEST = 11
  const SLACK = 1.5 // rounding, and the tails of letters
  const found = []
  const [width, height] = [innerWidth, innerHeight]
  const root = document.scrollingElement
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  /* What is asked of the same element again and again is asked once. */
  const kept = (ask, answers = new Map()) => (node) => (answers.has(node) || answers.set(node, ask(node)), answers.get(node))
  const style = kept((node) => getComputedStyle(node))
  const boxOf = kept((node) => node.getBoundingClientRect())
  const round = (number) => Math.round(number * 10) / 10

  const name = (node) => {
    const element = node.closest?.('[data-testid]') ?? node
    const classes = typeof node.className === 'string' ? node.className : (node.className?.baseVal ?? '')
    const own = node.tagName.toLowerCase() + classes.split(/\s+/).filter((one) => one && !one.startsWith('svelte-')).map((one) => `.${one}`).join('')
    return element === node ? `${own}[${node.dataset.testid ?? ''}]` : element.dataset?.testid ? `[${element.dataset.testid}] ${own}` : own
  }
  const say = (kind, node, text, amount) => found.push(`${kind}: ${name(node)} “${text.trim().replace(/\s+/g, ' ').slice(0, 60)}” ${amount}`)

  /* Hidden on purpose: for screen readers alone, or not there at all. */
  const seen = new Map()
  function isSeen(node) {
    if (node === document.documentElement) return true
    if (!seen.has(node)) {
      const { display, visibility, opacity, clipPath } = style(node)
      const here = display !== 'none' && visibility !== 'hidden' && Number(opacity) > 0.05 && clipPath !== 'inset(50%)'
      const folded = node.matches('details:not([open]) > :not(summary)') // it has rectangles nevertheless
      seen.set(node, here && !folded && (node.parentElement ? isSeen(node.parentElement) : true))
    }
    return seen.get(node)
  }

  /* How much of it can be seen or scrolled to: the box that cuts it off, or null. */
  function cutBy(node, rect) {
    for (let at = node; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, position, display } = style(at)
      if (display === 'inline' || display === 'contents') continue
      if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue
      const cutsX = overflowX === 'hidden' || overflowX === 'clip'
      const cutsY = overflowY === 'hidden' || overflowY === 'clip'
      if (cutsX || cutsY) {
        const box = boxOf(at)
        const across = cutsX ? Math.max(box.left - rect.left, rect.right - box.right) : 0
        const along = cutsY ? Math.max(box.top - rect.top, rect.bottom - box.bottom) : 0
        if (across > SLACK || along > SLACK) return [at, Math.max(across, along)]
      }
      if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) return null // can be scrolled to
      if (position === 'fixed') break
    }
    const across = Math.max(-rect.left, rect.right - width)
    const moves = top === document.body && root.scrollHeight > height + 1
    const along = moves ? 0 : Math.max(-rect.top, rect.bottom - height)
    return across > SLACK || along > SLACK ? [document.documentElement, Math.max(across, along)] : null
  }

  /* What stays where it is while the page scrolls under it. */
  const floats = kept((node) => {
    for (let at = node; at && at !== document.body; at = at.parentElement) if (['fixed', 'sticky'].includes(style(at).position)) return at
    return null
  })
  const rolls = (node, axis, more) => more > 1 && ['auto', 'scroll'].includes(style(node)[`overflow${axis}`])
  const scroller = kept((node) => {
    for (let at = node.parentElement; at && at !== document.body; at = at.parentElement)
      if (rolls(at, 'Y', at.scrollHeight - at.clientHeight) || rolls(at, 'X', at.scrollWidth - at.clientWidth)) return at
    return null
  })
  const inSight = (node, rect) => {
    for (let at = scroller(node); at; at = scroller(at)) {
      const box = boxOf(at)
      if (rect.bottom > box.bottom + 1 || rect.top < box.top - 1 || rect.right > box.right + 1 || rect.left < box.left - 1) return false
    }
    return rect.top >= 0 && rect.bottom <= height
  }

  /* A lesson lays dusk over the board, lit places excepted, and whoever teaches stands over what the step does not need: only
     what is lit has to be read. */
  const dusk = document.querySelector('[data-dusk]')
  const lit = [...(dusk?.querySelectorAll('mask g rect') ?? [])].map((lamp) => {
    const zoom = dusk.currentCSSZoom ?? 1
    return new DOMRect(...['x', 'y', 'width', 'height'].map((side) => zoom * Number(lamp.getAttribute(side))))
  })
  const inDusk = ({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return dusk && !lit.some((lamp) => lamp.left < x && x < lamp.right && lamp.top < y && y < lamp.bottom)
  }

  const scale = kept((node) => {
    const graphics = node.closest('svg')
    if (graphics && node instanceof SVGGraphicsElement) return Math.abs(node.getScreenCTM().d)
    const zoom = node.currentCSSZoom ?? 1
    let all = zoom
    for (let at = node; at && at !== document.body; at = at.parentElement) {
      const { transform, scale } = style(at)
      if (scale !== 'none') all *= parseFloat(scale)
      if (transform.startsWith('matrix(')) all *= Math.abs(Math.hypot(...transform.slice(7).split(',').slice(0, 2).map(Number)))
    }
    return all
  })

  // Sideways scrolling, and any scrolling where all should fit
  if (root.scrollWidth > width + 1) found.push(`sideways: the page is ${root.scrollWidth} wide`)
  if (still && root.scrollHeight > height + 1) found.push(`scrolls: the page is ${root.scrollHeight} high`)

  // Texts
  const texts = []
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.data
    // a miniature is a picture of something that can be enlarged to be read
    if (!text.trim() || !isSeen(element) || element.closest('.tip, [data-miniature]') || ['OPTION', 'STYLE', 'SCRIPT', 'TITLE'].includes(element.tagName)) continue
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5)
    if (!rects.length) continue
    const size = parseFloat(style(element).fontSize) * scale(element)
    if (size < SMALLEST - 0.05) say('small', element, text, `${round(size)} px`)
    let worst = null
    for (const rect of rects) {
      const middle = (rect.top + rect.bottom) / 2
      const glyphs = new DOMRect(rect.left, middle - size * 0.36, rect.width, size * 0.72)
      const cut = cutBy(element, glyphs)
      if (cut && (!worst || cut[1] > worst[1])) worst = cut
      if (!cut) texts.push({ element, text, rect: glyphs })
    }
    if (worst) say('cut', element, text, `by ${name(worst[0])}, ${round(worst[1])} px`)
  }
  // Texts of rules (attr(data-…)) have no node
  for (const element of top.querySelectorAll('[data-shown], [data-value], [data-text]')) {
    if (!isSeen(element) || element.closest('[data-miniature]')) continue
    for (const pseudo of ['::before', '::after']) {
      const made = getComputedStyle(element, pseudo)
      if (!/[\p{L}\d]/u.test(made.content) || made.content === 'none' || made.content === 'normal') continue
      const size = parseFloat(made.fontSize) * scale(element)
      if (size < SMALLEST - 0.05) say('small', element, made.content, `${round(size)} px`)
      const out = Math.max(element.scrollWidth - element.clientWidth, style(element).display === 'inline' ? 0 : element.scrollHeight - element.clientHeight - size * 0.3)
      if (element.clientWidth && out > SLACK) say('cut', element, made.content, `sticks out of its box, ${round(out)} px`)
    }
  }
  // Fields, and boxes that say … for whatever else does not fit
  for (const element of top.querySelectorAll('input:not([type=range], [type=checkbox], [type=radio]), select')) {
    if (!isSeen(element) || !element.getClientRects().length) continue
    const box = style(element)
    const context = (document.measuring ??= document.createElement('canvas').getContext('2d'))
    context.font = `${box.fontWeight} ${box.fontSize} ${box.fontFamily}`
    const text = element.tagName === 'SELECT' ? (element.selectedOptions[0]?.text ?? '') : element.readOnly ? '' : element.value || element.placeholder
    const room = element.clientWidth - parseFloat(box.paddingLeft) - parseFloat(box.paddingRight)
    const wanted = context.measureText(text).width
    if (wanted > room + SLACK) say('cut', element, text, `by its own box, ${round(wanted - room)} px`)
    if (parseFloat(box.fontSize) < SMALLEST) say('small', element, text, box.fontSize)
  }

  // Texts on texts
  const meets = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]
  texts.sort((a, b) => a.rect.left - b.rect.left)
  const told = new Set()
  for (let i = 0; i < texts.length; i++) {
    const one = texts[i]
    for (let j = i + 1; j < texts.length && texts[j].rect.left < one.rect.right - 1; j++) {
      const other = texts[j]
      if (other.element === one.element) continue
      const [across, along] = meets(one.rect, other.rect)
      if (across <= SLACK || along <= SLACK) continue
      if (floats(one.element) !== floats(other.element) || scroller(one.element) !== scroller(other.element)) continue
      const key = `${one.text} ${other.text}`
      if (told.has(key)) continue
      told.add(key)
      say('on each other', one.element, one.text, `and ${name(other.element)} “${other.text.trim()}”, ${round(across)} × ${round(along)} px`)
    }
  }
  // Texts under something. Asking what lies at a point is dear: only where a box that is not around the text lies on it.
  const boxes = []
  for (const element of top.querySelectorAll('*')) {
    const graphic = element instanceof SVGSVGElement
    if (element instanceof SVGElement && !graphic) continue
    const { position, backgroundColor } = style(element)
    if (!graphic && (position === 'static' || backgroundColor === 'rgba(0, 0, 0, 0)') && !['BUTTON', 'INPUT', 'SELECT'].includes(element.tagName)) continue
    if (!isSeen(element)) continue
    const rect = element.getBoundingClientRect()
    if (rect.width > 1 && rect.height > 1) boxes.push({ element, rect })
  }
  for (const { element, text, rect } of texts) {
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
    if (x < 0 || x > width || !inSight(element, rect)) continue
    for (const box of boxes) {
      if (box.rect.left > rect.right || box.rect.right < rect.left || box.rect.top > rect.bottom || box.rect.bottom < rect.top) continue
      const [across, along] = meets(rect, box.rect)
      if (across <= SLACK || along <= SLACK || box.element.contains(element) || element.contains(box.element)) continue
      const [left, right] = [Math.max(rect.left, box.rect.left, 0), Math.min(rect.right, box.rect.right, width)]
      const over = document.elementFromPoint((left + right) / 2, Math.max(rect.top, box.rect.top) + along / 2)
      if (!over || !isSeen(over) || over.closest('.tip') || over.contains(element) || element.contains(over)) continue
      const floating = floats(over)
      if (floating && floating !== floats(element) && (root.scrollHeight > height + 1 || scroller(element))) continue // scroll it away
      if (isClear(over) && !(over instanceof SVGElement)) continue
      if (inDusk(rect) && over.closest('[data-over-dusk]')) continue
      say('covered', element, text, `by ${name(over)}, ${round(across)} × ${round(along)} px`)
      break
    }
  }
  /* Nothing is painted there: it only takes the clicks. */
  function isClear(node) {
    if (node instanceof SVGElement) return style(node).fill === 'none' || style(node).fillOpacity === '0' || style(node).fill === 'rgba(0, 0, 0, 0)' || node.tagName === 'svg'
    const { backgroundColor, backgroundImage } = style(node)
    return backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
  }

  // Controls
  const CONTROLS = 'button, a[href], select, input, [role=button], [data-target], summary'
  const MAIN = '.actions .btn, .actions .reply, .actions .answer, .actions .sum, .actions .die, .tabs button, .dialog-head .btn, .dialog-buttons .btn, .btn.primary'
  const wide = (element) => (!touch ? 24 : element.matches('.topbar .btn') ? 40 : element.matches(MAIN) ? 44 : 24)
  const controls = []
  for (const element of top.querySelectorAll(CONTROLS)) {
    if (!isSeen(element) || element.closest('.tip, [inert]') || !element.getClientRects().length) continue
    const own = element.closest('label') ?? element
    const rect = own.getBoundingClientRect()
    if (element.matches('select, input') && element.closest('label.btn')) continue
    if (rect.width < 2) continue
    controls.push({ element, rect })
    const inline = style(element).display === 'inline' // a link in a sentence is as high as its line
    const least = Math.min(rect.width, rect.height)
    const wanted = wide(element)
    if (!inline && least < wanted - 0.6 && element.type !== 'range') say('target', element, element.ariaLabel ?? element.textContent, `${round(rect.width)} × ${round(rect.height)}, should be ${wanted}`)
    const cut = scroller(element) ? null : cutBy(element.parentElement, rect)
    if (cut && cut[1] > 6) say('control cut', element, element.ariaLabel ?? element.textContent, `by ${name(cut[0])}, ${round(cut[1])} px`)
  }
  /* Who aims at its middle gets it; out of sight it is hit when it comes into sight. */
  function isHit({ element, rect }) {
    if (!inSight(element, rect)) return true
    const over = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2)
    return !over || element.contains(over) || over.contains(element) || !!floats(over)
  }
  controls.sort((a, b) => a.rect.left - b.rect.left)
  for (let i = 0; i < controls.length; i++)
    for (let j = i + 1; j < controls.length && controls[j].rect.left < controls[i].rect.right; j++) {
      const [one, other] = [controls[i], controls[j]]
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      const [across, along] = meets(one.rect, other.rect)
      if (across < 3 || along < 3) continue
      const smaller = Math.min(one.rect.width * one.rect.height, other.rect.width * other.rect.height)
      if (across * along < 0.1 * smaller) continue
      if (floats(one.element) !== floats(other.element) || scroller(one.element) !== scroller(other.element)) continue
      if (isHit(one) && isHit(other)) continue // a sign on a card: both can be clicked
      say('controls on each other', one.element, one.element.ariaLabel ?? one.element.textContent, `and ${name(other.element)}, ${round(across)} × ${round(along)} px`)
    }
  return found
}
