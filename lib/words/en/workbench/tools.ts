export const openDecoder: string = 'Open the response decoder';
export const aboutDecoder: string =
  'What you paste stays in this page: nothing is sent, and nothing is kept.';
export const openLab: string = 'Open the signature lab';
export const aboutLab: string =
  'Body and secret stay in this page: nothing is sent, and nothing is kept.';
export const notLoaded: string = 'It did not load. Check your connection, then try again.';
