export const headings: Readonly<
  Record<'download' | 'compatibility' | 'check-the-download' | 'releases', string>
> = {
  download: 'Téléchargement',
  compatibility: 'Compatibilité',
  'check-the-download': 'Vérifier le téléchargement',
  releases: 'Versions',
};
export const download = (version: string): string => `Télécharger ${version}`;
export const zip = (size: string): string => `zip, ${size}`;
export const version: string = 'Version';
export const versionOf = (version: string): string => `Version ${version}`;
export const file: string = 'Fichier';
export const size: string = 'Taille';
export const supportedUntil: string = 'Pris en charge jusqu’au';
export const supportedUntilDay: string = 'Pris en charge jusqu’au {}';

export const compatibilityTable: string = 'Tableau de compatibilité';
export const worksWith: string = 'Fonctionne avec';
export const from: string = 'À partir de';
export const upTo: string = 'Jusqu’à';
export const anyVersion: string = 'toute version';
export const newest: string = 'la plus récente';
export const fromTo = (product: string, min: string, max: string): string =>
  `${product} ${min} à ${max}`;
export const only = (product: string, version: string): string => `${product} ${version}`;
export const upToVersion = (product: string, max: string): string => `${product} jusqu’à ${max}`;
export const orNewer = (product: string, min: string): string => `${product} ${min} ou ultérieur`;
export const any = (product: string): string => `${product}, toute version`;

export const compareByHand: string =
  'Pour comparer vous-même, exécutez cette commande dans le dossier du fichier. Elle doit afficher l’empreinte SHA-256 indiquée sous {}\u00a0; sinon, supprimez le fichier et téléchargez-le à nouveau.';
export const command: string = 'Commande';
export const careful: string = 'Attention.';
export const step = (group: string, number: number): string => `${group}, étape ${number}`;
export const screen = (step: string): string => `Écran\u00a0: ${step}`;
