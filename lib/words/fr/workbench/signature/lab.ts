export const lab: string = 'Laboratoire de signatures';
export const ready: string = 'Prêt\u00a0: ce navigateur a vérifié le résultat connu ci-dessus.';
export const notVerified: string =
  'Ce navigateur ne vérifie pas le résultat connu ci-dessus. Ne vous fiez pas à ce que dit le laboratoire.';
export const impossible: string =
  'Les navigateurs ne calculent des signatures que pour les pages servies en HTTPS. Vérifiez à la main, comme ci-dessus.';

export const header: string = 'En-tête {}';
export const secret: string = 'Secret';
export const formerSecret: string = 'Secret d’avant la rotation, s’il y en avait un';
export const verify: string = 'Vérifier';
export const fillKnown: string = 'Remplir avec le résultat connu';
export const forgetAll: string = 'Tout oublier';

export const body: string = 'Corps';
export const chooseFile: string = 'Choisir un fichier';
export const takeOut: string = 'Retirer';
export const letGo: string = 'Relâchez pour le prendre.';
export const bytesAsTheyAre: string = 'Ses octets sont vérifiés tels quels.';
export const pastedText: string =
  'Un texte collé a perdu ses fins de ligne (CRLF) et son indicateur d’ordre des octets (BOM). Pour vérifier les octets exacts, enregistrez le corps brut et déposez le fichier sur cette page.';
export const oneFile: string = 'Un seul fichier à la fois\u00a0: rien n’a été lu.';
export const tooLarge = (limit: string): string =>
  `Un corps fait au plus ${limit}\u00a0: rien n’a été lu.`;
export const notRead = (file: string): string => `${file} n’a pas pu être lu.`;
