export const tagline: string = 'Développeurs';
export const apiReference: string = 'Référence de l’API';
export const firstRequest: string = 'Première requête';
export const startGuides: string = 'Pas à pas, dès la première requête';
export const startReference: string = 'Toutes les opérations et leurs champs';
export const buildWith = (name: string): string => `Développer avec ${name}`;
export const lead: string =
  'De la première requête à la production\u00a0: des guides et toutes les opérations de l’API.';
export const sendRequest: string = 'Envoyer une requête';
export const browseApi: string = 'Parcourir l’API';
export const sendFirst: string = 'Envoyez votre première requête';
export const sendFirstText: string =
  'Le [premier guide](/guides/first-request/) montre une requête, sa réponse et ce qui les compose.';
export const findOperation: string = 'Trouvez votre opération';
export const findOperationText: string =
  'La [référence de l’API](/api/) présente chaque opération avec ses champs, ses réponses et une requête dans votre langage.';
export const questions: string = 'Des questions\u00a0?';
export const writeTo: string = 'Écrivez à [{email}](mailto:{email}).';
export const guideDescription: string =
  'Ce qu’il faut pour une première requête, et ce qui revient. Quelques minutes et un terminal suffisent.';
export const beforeYouStart: string = 'Avant de commencer';
export const askForAccess: string =
  'Demandez un accès à [{email}](mailto:{email}). Gardez les clés sur votre serveur\u00a0: jamais dans un navigateur, une application ou un dépôt.';
export const sendIt: string = 'Envoyer';
export const needsLeast: string =
  'L’appel ci-dessous est celui qui demande le moins. Sa page présente chaque champ et une requête dans votre langage.';
export const noDocument: string = 'Ce portail n’a pas encore de document d’API.';
export const goOn: string = 'Continuer';
export const referenceLists: string =
  'La [référence de l’API](/api/) liste toutes les opérations par sujet.';
