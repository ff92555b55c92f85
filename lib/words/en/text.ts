/** In the place of a name that cannot be seen. */
export const noName: string = '(no name)';
/** Behind a text that was cut. */
export const shownOf = (shown: string, all: string): string => `${shown} of ${all} characters`;
