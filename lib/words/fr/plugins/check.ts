export const chooseFile: string = 'Choisir un fichier';
export const chooseOther: string = 'Choisir un autre fichier';
export const letGo: string = 'Relâchez pour le vérifier.';
export const orDrop: string = 'Ou déposez-le n’importe où sur cette page.';
export const staysHere: string = 'Le fichier reste sur votre appareil\u00a0: rien n’est envoyé.';
export const cannotRead: string =
  'Cette page ne peut pas lire de fichiers ici\u00a0: les navigateurs ne calculent des empreintes que pour les pages servies en HTTPS. Utilisez plutôt les commandes ci-dessous.';
export const reading = (file: string): string => `Lecture de ${file}…`;
export const notRead: string = 'Le fichier n’a pas pu être lu';
export const notReadReason = (file: string): string =>
  `${file} n’existe plus, ou ce navigateur n’a pas le droit de l’ouvrir. S’il s’agit d’un dossier, choisissez le fichier zip tel qu’il a été téléchargé.`;

export const unknown: string = 'Ce n’est pas une de nos versions';
export const unknownReason = (file: string, count: number): string =>
  `${file} n’a l’empreinte d’aucune de nos ${count} versions. Ne l’installez pas.`;
export const takeAgain: string =
  'Choisissez le fichier zip tel qu’il a été téléchargé, et non un fichier décompressé puis recompressé, ou téléchargez-le à nouveau depuis {}.';
export const pluginPage: string = 'la page du plugin';

export const intact = (plugin: string, version: string): string =>
  `Intact\u00a0: ${plugin} ${version}`;
export const sameSums: string = 'SHA-1 et SHA-256 sont ceux de cette version.';
export const latest: string = 'C’est la plus récente.';
export const newer: string = 'Il en existe une plus récente\u00a0: {}.';
export const noLonger: string = 'Ce plugin n’est plus proposé ni pris en charge.';

export const different = (plugin: string, version: string): string =>
  `Modifié\u00a0: ce n’est pas ${plugin} ${version} tel que nous le publions`;
export const incomplete = (size: string, whole: string): string =>
  `Il est incomplet ou a été modifié\u00a0: ${size} sur ${whole}.`;
export const changed: string = 'Son contenu a été modifié.';
export const doNotInstall: string = 'Ne l’installez pas.';
export const downloadAgain: string = 'Supprimez-le et téléchargez-le à nouveau depuis la page {}.';
export const differsToo: string = 'Si le nouveau diffère aussi, {}.';
export const tellUs: string = 'dites-le-nous';

export const oneFile: string = 'Un seul fichier à la fois';
export const nothingRead: string = 'Rien n’a été lu. Déposez un seul fichier zip.';
export const folder = (name: string): string => `${name} est un dossier`;
export const folderReason: string =
  'Une empreinte est celle du fichier zip. Safari décompresse ce qu’il télécharge, sauf si «\u00a0Ouvrir automatiquement les fichiers fiables\u00a0» est désactivé dans ses réglages\u00a0: désactivez cette option, puis téléchargez à nouveau.';
export const tooLarge = (file: string): string => `${file} est trop volumineux`;
export const tooLargeReason = (limit: string): string =>
  `Il n’a pas été lu\u00a0: la limite est de ${limit}, et toutes nos versions sont bien plus petites.`;

export const file: string = 'Fichier';
export const published: string = 'Publié';
