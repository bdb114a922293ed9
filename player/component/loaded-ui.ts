/**
 * The controls and the overlay, once their module is loaded. A page that has it before it renders a player has them in its
 * static HTML too, and hydrates them in place: the order of Tab then never changes.
 */
export const loadedUi: { module?: typeof import('./player-ui') } = {};
