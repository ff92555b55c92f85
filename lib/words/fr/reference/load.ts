export const stale: string =
  'Voici le document actuel tel qu’il a été chargé auparavant. Il n’a pas pu être rechargé\u00a0:';
export const saved: string =
  'Voici la copie enregistrée avec la page. Le document actuel ne s’est pas chargé\u00a0:';
export const unknownAddress: string =
  'Aucune page n’a cette adresse. Un document actuel qui la connaît peut-être ne s’est pas chargé\u00a0:';
export const listIsStale: string =
  'Les opérations sont listées telles qu’elles ont été chargées auparavant. Elles n’ont pas pu être rechargées\u00a0:';
export const listIsPartlySaved: string =
  'Certaines opérations sont listées telles qu’enregistrées avec la page. Un document actuel ne s’est pas chargé\u00a0:';
export const listIsSaved: string =
  'Les opérations sont listées telles qu’enregistrées avec la page. Le document actuel ne s’est pas chargé\u00a0:';
export const listsAreSaved: string =
  'Les opérations sont listées telles qu’enregistrées avec la page. Les documents actuels ne se sont pas chargés\u00a0:';
export const operationIsGone: string =
  'Le document actuel n’a plus cette opération. Voici la copie enregistrée avec la page.';
export const noAnswer: string = 'aucune réponse n’est encore arrivée';
export const noPaths: string = 'Le document ne contient aucun chemin.';
export const notOpenApi: string = 'Ce n’est pas un document OpenAPI.';

export const close: string = 'Fermer';
export const tryAgain: string = 'Réessayer';
export const trying: string = 'Nouvel essai…';
export const triedAgain = (time: string): string => `Nouvel essai à ${time}.`;

export const from = (address: string): string => `Provenance\u00a0: ${address}`;
export const foreign = (host: string): string =>
  `Ce document provient de ${host}. Il n’appartient pas à ce prestataire.`;
export const loading: string = 'Chargement du document';
export const notCome: string = 'Le document n’est pas encore arrivé';
export const shownOnceHere: string = 'Il s’affichera dès qu’il sera là.';
export const notShown: string = 'Ce document n’est pas affiché';
export const notLoaded: string = 'Le document n’a pas pu être chargé';
export const hostAnswers: string = 'Cette commande montre ce que répond l’hôte\u00a0:';
export const unreachableOrCors: string =
  'Un navigateur ne dit pas si l’hôte était injoignable ou s’il a refusé cette page (CORS). Cette commande le montre\u00a0:';
export const openReference: string = 'Ouvrir la référence de l’API';

export const operationFailed: string = 'Cette opération ne peut pas être affichée';
export const operationFailedText: string =
  'Le document la décrit d’une façon que cette page ne comprend pas, ou une partie de cette page ne s’est pas chargée.';
export const overviewFailed: string =
  'Ce document ne peut pas être résumé. Ses opérations sont dans la liste.';
export const refusals = {
  hiddenCharacter:
    'Ce document n’est pas chargé\u00a0: l’adresse contient un caractère qu’aucune adresse ne peut contenir.',
  otherHost: 'Ce document n’est pas chargé\u00a0: l’adresse désigne un autre hôte.',
  noSlash: 'Ce document n’est pas chargé\u00a0: l’adresse doit commencer par une barre oblique.',
  noWebAddress: 'Ce document n’est pas chargé\u00a0: l’adresse n’est pas une adresse web.',
  credentials:
    'Ce document n’est pas chargé\u00a0: l’adresse contient un nom d’utilisateur ou un mot de passe.',
  noApi: 'Ce document n’est pas chargé\u00a0: ce portail n’en charge aucun depuis son API.',
  leavesFolder: 'Ce document n’est pas chargé\u00a0: l’adresse sort du dossier de l’API.',
  leavesApi: 'Ce document n’est pas chargé\u00a0: l’adresse mène hors de l’API.',
};
export const hostNotAllowed = (host: string): string =>
  `Ce document n’est pas chargé\u00a0: les documents de ${host} ne sont pas autorisés ici.`;
