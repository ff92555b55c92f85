export const title: string = 'Page introuvable';
export const description: string =
  'La page demandée n’est pas ici\u00a0; celle-ci indique où poursuivre.';
export const page = {
  heading: 'Cette page n’existe pas',
  text: 'L’adresse est peut-être mal saisie, ou la page a été déplacée. Repartez d’une de celles-ci.',
};
export const api = {
  heading: 'Merci, mais cette ressource est dans un autre château.',
  text: 'Aucune opération et aucune section de l’API n’a cette adresse. Toutes les opérations sont dans la liste.',
};
export const libs = {
  heading: 'Cette bibliothèque n’existe pas',
  text: 'Aucun plugin et aucun SDK n’a cette adresse. Voici ceux que vous pouvez installer aujourd’hui.',
};
export const style = {
  heading: 'Le guide de style n’a pas cette page',
  text: 'Tout ce que montre le guide de style tient sur une page.',
  link: 'Guide de style',
};
export const tellUs: string =
  'Vous avez suivi un de nos liens\u00a0? Dites-nous où vous l’avez trouvé\u00a0: {}.';
