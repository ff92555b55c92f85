export const search: string = 'Rechercher dans la doc';
export const close: string = 'Fermer la recherche';
export const keyChoose: string = 'choisir';
export const keyOpen: string = 'ouvrir';
export const keyClose: string = 'fermer';
export const unreachable: string =
  'La recherche ne s’est pas chargée. Vérifiez la connexion, puis rechargez la page.';
