/** In the place of a name that cannot be seen. */
export const noName: string = '(no name)';
