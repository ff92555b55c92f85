/**
 * Marks the element that holds an operation in short, and is never React's inside. It stands alone: pages need it, and
 * not what draws.
 */
export const BOOTSTRAP_ARTICLE = 'data-bootstrap-article';
