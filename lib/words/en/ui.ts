export const copy: string = 'Copy';
export const code: string = 'Code';
export const table: string = 'Table';
export const shownChars = (shown: string, all: string): string =>
  `${shown} of ${all} characters are shown, copying takes all. Show more`;
export const linkTo = (heading: string): string => `Link to ${heading}`;
/** Follows the text of a link. */
export const newTab: string = ' (opens in a new tab)';
export const notLoaded: string = 'A part of this page did not load: reload it.';
export const failedTitle: string = 'This page could not be shown';
export const failed: string =
  'Something went wrong while it was drawn. Try again, or start from the {}.';
/** In `failed`. */
export const firstPage: string = 'first page';
export const tryAgain: string = 'Try again';
