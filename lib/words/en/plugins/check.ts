export const chooseFile: string = 'Choose a file';
export const chooseOther: string = 'Choose another file';
export const letGo: string = 'Let go to check it.';
export const orDrop: string = 'Or drop it anywhere on this page.';
export const staysHere: string = 'The file stays on your device: nothing is uploaded.';
export const cannotRead: string =
  'This page cannot read files here: browsers compute checksums only for pages served over HTTPS. Use the commands below instead.';
export const reading = (file: string): string => `Reading ${file} …`;
export const notRead: string = 'The file could not be read';
export const notReadReason = (file: string): string =>
  `${file} is not there any more, or this browser may not open it. If it is a folder, choose the zip file as it was downloaded.`;

export const unknown: string = 'Not one of our releases';
export const unknownReason = (file: string, count: number): string =>
  `${file} has the checksum of none of our ${count} releases. Do not install it.`;
/** With `pluginPage` in it. */
export const takeAgain: string =
  'Choose the zip file as it was downloaded, not one that was unpacked and packed again, or take it from {} once more.';
export const pluginPage: string = 'the plugin’s page';

export const intact = (plugin: string, version: string): string => `Intact: ${plugin} ${version}`;
export const sameSums: string = 'SHA-1 and SHA-256 are those of this release.';
export const latest: string = 'It is the latest.';
/** With the name of a plugin in it. */
export const newer: string = 'There is a newer one: {}.';
export const noLonger: string = 'This plugin is no longer offered or supported.';

export const different = (plugin: string, version: string): string =>
  `Not intact: this is not ${plugin} ${version} as we publish it`;
export const incomplete = (size: string, whole: string): string =>
  `It is incomplete, or was changed: ${size} of ${whole}.`;
export const changed: string = 'Its content was changed.';
export const doNotInstall: string = 'Do not install it.';
/** With the name of a plugin in it. */
export const downloadAgain: string = 'Delete it and download it again from {}.';
/** With `tellUs` in it. */
export const differsToo: string = 'If that one differs too, {}.';
export const tellUs: string = 'tell us';

export const oneFile: string = 'One file at a time';
export const nothingRead: string = 'Nothing was read. Drop a single zip file.';
export const folder = (name: string): string => `${name} is a folder`;
export const folderReason: string =
  'A checksum belongs to the zip file. Safari unpacks what it downloads unless “Open safe files after downloading” is off in its settings: switch it off, then download again.';
export const tooLarge = (file: string): string => `${file} is too large`;
export const tooLargeReason = (limit: string): string =>
  `It was not read: the limit is ${limit}, and every release of ours is far smaller.`;

export const file: string = 'File';
export const published: string = 'Published';
