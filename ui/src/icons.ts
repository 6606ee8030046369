/** All drawings, put into the page once; `<Icon name="ui-undo">` shows one of them. */
const files = import.meta.glob<string>(['./icons/*.svg', '../../src/vicus/games/*/page/icons/*.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

function symbol(path: string, text: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1, -4)
  return text.replace(/<svg xmlns="[^"]*"/, `<symbol id="icon-${name}"`).replace('</svg>', '</symbol>')
}

export function addIcons(): void {
  const sprite = document.createElement('div')
  sprite.hidden = true
  sprite.innerHTML = `<svg>${Object.entries(files)
    .map(([path, text]) => symbol(path, text))
    .join('')}</svg>`
  document.body.prepend(sprite)
}
