export const copy: string = 'Kopieren';
export const code: string = 'Code';
export const table: string = 'Tabelle';
export const shownChars = (shown: string, all: string): string =>
  `${shown} von ${all} Zeichen werden angezeigt, kopiert werden alle. Mehr anzeigen`;
export const linkTo = (heading: string): string => `Link zu ${heading}`;
export const newTab: string = ' (öffnet in einem neuen Tab)';
export const notLoaded: string = 'Ein Teil dieser Seite wurde nicht geladen: Laden Sie sie neu.';
export const failedTitle: string = 'Diese Seite kann nicht angezeigt werden';
export const failed: string =
  'Bei der Darstellung ist ein Fehler aufgetreten. Versuchen Sie es noch einmal, oder beginnen Sie auf der {}.';
export const firstPage: string = 'Startseite';
export const tryAgain: string = 'Erneut versuchen';
