/** Names of the sections of a plugin's page by their ids. */
export const headings: Readonly<
  Record<'download' | 'compatibility' | 'check-the-download' | 'releases', string>
> = {
  download: 'Download',
  compatibility: 'Compatibility',
  'check-the-download': 'Check the download',
  releases: 'Releases',
};
export const download = (version: string): string => `Download ${version}`;
export const zip = (size: string): string => `zip, ${size}`;
export const version: string = 'Version';
export const versionOf = (version: string): string => `Version ${version}`;
export const file: string = 'File';
export const size: string = 'Size';
export const supportedUntil: string = 'Supported until';
export const supportedUntilDay: string = 'Supported until {}';

export const compatibilityTable: string = 'Compatibility table';
export const worksWith: string = 'Works with';
export const from: string = 'From';
export const upTo: string = 'Up to';
export const anyVersion: string = 'any version';
export const newest: string = 'the newest';
export const fromTo = (product: string, min: string, max: string): string =>
  `${product} ${min} to ${max}`;
export const only = (product: string, version: string): string => `${product} ${version}`;
export const upToVersion = (product: string, max: string): string => `${product} up to ${max}`;
export const orNewer = (product: string, min: string): string => `${product} ${min} or newer`;
export const any = (product: string): string => `${product} any version`;

/** Before commands; the name of a section stands in it. */
export const compareByHand: string =
  'To compare by hand, run this in the folder of the file. What it prints must be the SHA-256 under {}; if it is not, delete the file and download it again.';
export const command: string = 'Command';
export const careful: string = 'Careful.';
export const step = (group: string, number: number): string => `${group}, step ${number}`;
/** Name of a picture by what `step` says. */
export const screen = (step: string): string => `Screen: ${step}`;
