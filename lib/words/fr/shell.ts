export const skip: string = 'Aller au contenu';
export const menu: string = 'Menu';
export const primary: string = 'Navigation principale';
export const more: string = '\u00a0: plus';
export const overview = (name: string): string => `${name}\u00a0: vue d’ensemble`;
export const operationsOf = (name: string): string => `${name}\u00a0: opérations`;
export const methods = {
  get: 'Consulter',
  post: 'Créer',
  update: 'Modifier',
  delete: 'Supprimer',
  other: 'Autres',
};
export const switchTheme: string = 'Basculer entre clair et sombre';
export const beta: string = 'Bêta';
export const footer: string = 'Pied de page';
export const resources: string = 'Ressources';
export const privacy: string = 'Politique de confidentialité';
export const breadcrumb: string = 'Fil d’Ariane';
export const copyAsMarkdown: string = 'Copier en Markdown';
export const view: string = 'Afficher';
export const asMarkdown: string = ' en Markdown';

export const withPartner = (partner: string): string => `avec ${partner}`;

export const supportChat: string = 'Chat d’assistance';
export const chat: string = 'Chat';
export const openingChat: string = 'Ouverture du chat…';
export const chatFailed: string =
  'Le chat ne s’est pas ouvert. Il est peut-être bloqué ou en panne. Réessayez, ou écrivez à {}.';

export const resolving: string = 'Recherche de cette adresse dans les documents actuels';
