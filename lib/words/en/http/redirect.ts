export const redirecting: string = 'Redirecting';
/** With an address in it. */
export const moved: string = 'This page has moved to {}.';
