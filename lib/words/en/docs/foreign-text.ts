/** Titles of alerts and admonitions by their mark (`[!NOTE]`, `:::note`), where they have no other. */
export const alerts = {
  note: 'Note',
  tip: 'Tip',
  hint: 'Hint',
  info: 'Info',
  important: 'Important',
  success: 'Success',
  example: 'Example',
  attention: 'Attention',
  caution: 'Caution',
  warning: 'Warning',
  danger: 'Danger',
  error: 'Error',
};
/** Links to what is not loaded, where it has no text of its own. */
export const media = {
  img: 'picture',
  iframe: 'frame',
  embed: 'file',
  video: 'video',
  audio: 'sound',
};
/** Note in the place of the rest of a text. */
export const leftOut = (count: string): string => `(${count} more characters are left out.)`;
export const footnotes: string = 'Footnotes';
export const backToReference = (number: string): string => `Back to reference ${number}`;
