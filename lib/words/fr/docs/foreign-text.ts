export const alerts = {
  note: 'Remarque',
  tip: 'Astuce',
  hint: 'Conseil',
  info: 'Info',
  important: 'Important',
  success: 'Succès',
  example: 'Exemple',
  attention: 'Attention',
  caution: 'Prudence',
  warning: 'Avertissement',
  danger: 'Danger',
  error: 'Erreur',
};
export const media = {
  img: 'image',
  iframe: 'cadre',
  embed: 'fichier',
  video: 'vidéo',
  audio: 'son',
};
export const leftOut = (count: string): string => `(${count} autres caractères sont omis.)`;
export const footnotes: string = 'Notes de bas de page';
export const backToReference = (number: string): string => `Retour à l’appel de note ${number}`;
