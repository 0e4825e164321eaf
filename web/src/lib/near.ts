/** Keeps the chosen entry of a sideways list in sight. */
export function near(node: HTMLElement, chosen: boolean) {
  const look = (c: boolean) => {
    const row = node.parentElement
    if (c && row) row.scrollLeft = node.offsetLeft - row.offsetLeft - (row.clientWidth - node.offsetWidth) / 2
  }
  requestAnimationFrame(() => look(chosen))
  return { update: look }
}
