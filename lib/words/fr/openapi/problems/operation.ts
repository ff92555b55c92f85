/** Problems of one operation. */
export const idTwice = (id: string, operation: string): string =>
  `«\u00a0${id}\u00a0» est aussi l’operationId de ${operation}.`;
export const encodingNeedsForm = (key: string): string =>
  `${key} décrit l’envoi des parties d’une partie, et ne compte que si son contentType est un formulaire\u00a0: donnez-lui-en un, ou supprimez ${key}.`;
export const encodingNeedsMultipart = (key: string): string =>
  `${key} décrit l’envoi des parties d’une partie, et ne compte que si son contentType est multipart\u00a0: donnez-lui-en un, ou supprimez ${key}.`;
export const bodyTwice: string = 'Une opération a un seul corps\u00a0; le dernier compte.';
export const formBesideBody = (name: string): string =>
  `S’il y a un corps, lui seul est envoyé, et «\u00a0${name}\u00a0» ne l’est pas.`;
export const exampleWithoutValue: string = 'L’exemple ne contient aucune valeur.';

export const parameterTwice = (name: string): string =>
  `«\u00a0${name}\u00a0» figure plusieurs fois\u00a0; la dernière compte.`;
export const parameterUnused = (name: string): string =>
  `Le chemin n’a pas de ${name} que ce paramètre pourrait remplacer.`;
export const parameterMissing = (name: string): string =>
  `Le chemin a ${name}, mais aucun paramètre de chemin de ce nom n’est décrit.`;
export const parameterWithoutName: string = 'Un paramètre a besoin d’un nom.';
export const parameterWithoutIn: string =
  'Un paramètre a besoin de «\u00a0in\u00a0»\u00a0: path, query, querystring, header ou cookie.';
export const parameterWithOtherIn = (location: string): string =>
  `Un paramètre a besoin de «\u00a0in\u00a0»\u00a0: path, query, querystring, header ou cookie, et non «\u00a0${location}\u00a0».`;
export const schemaAndContent: string =
  'Avec un schéma, «\u00a0content\u00a0» est inutile\u00a0: le schéma compte. Supprimez l’un des deux.';
export const severalContents: string =
  'Un paramètre ou un en-tête a un seul type de média\u00a0: le premier compte.';
export const headerIgnored = (name: string): string =>
  `L’en-tête ${name} n’est pas un paramètre dans OpenAPI 3\u00a0: il découle de l’authentification et des types de média.`;
export const otherStyle = (style: string, location: string, written: string): string =>
  `Le style «\u00a0${style}\u00a0» n’existe pas pour un paramètre dans «\u00a0${location}\u00a0»\u00a0: il est écrit dans le style «\u00a0${written}\u00a0».`;

export const schemeNotFound = (name: string): string =>
  `Aucun schéma d’authentification ne s’appelle «\u00a0${name}\u00a0».`;
export const linkToNothing = (link: string): string =>
  `Le lien «\u00a0${link}\u00a0» ne mène à aucune opération de ce document.`;
export const linkToRef = (link: string, ref: string): string =>
  `Le lien «\u00a0${link}\u00a0» ne mène à aucune opération de ce document\u00a0: aucune n’est connue à ${ref}.`;
export const linkToId = (link: string, id: string): string =>
  `Le lien «\u00a0${link}\u00a0» ne mène à aucune opération de ce document\u00a0: aucune ne s’appelle «\u00a0${id}\u00a0».`;
