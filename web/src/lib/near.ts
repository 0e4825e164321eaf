/** Keeps the chosen entry of a sideways list in sight. */
export function near(node: HTMLElement, chosen: boolean) {
  const look = () => {
    const row = node.parentElement
    if (chosen && row) row.scrollLeft = node.offsetLeft - row.offsetLeft - (row.clientWidth - node.offsetWidth) / 2
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(node)
  return {
    update(now: boolean) {
      chosen = now
      look()
    },
    destroy: () => sizes.disconnect(),
  }
}
