export const lab: string = 'Signature lab';
export const ready: string = 'Ready: this browser has verified the known answer above.';
export const notVerified: string =
  'This browser does not verify the known answer above. Do not rely on what the lab says.';
export const impossible: string =
  'Browsers compute signatures only for pages served over HTTPS. Verify by hand, as above.';

/** With the name of a header in it. */
export const header: string = 'Header {}';
export const secret: string = 'Secret';
export const formerSecret: string = 'Secret before the rotation, if there was one';
export const verify: string = 'Verify';
export const fillKnown: string = 'Fill in the known answer';
export const forgetAll: string = 'Forget all';

export const body: string = 'Body';
export const chooseFile: string = 'Choose a file';
export const takeOut: string = 'Take it out';
export const letGo: string = 'Let go to take it.';
export const bytesAsTheyAre: string = 'Its bytes are verified as they are.';
export const pastedText: string =
  'A text that is pasted has lost its line ends (CRLF) and byte order mark. To verify the very bytes, save the raw body and drop the file on this page.';
export const oneFile: string = 'One file at a time: nothing was read.';
export const tooLarge = (limit: string): string => `A body has at most ${limit}: nothing was read.`;
export const notRead = (file: string): string => `${file} could not be read.`;
