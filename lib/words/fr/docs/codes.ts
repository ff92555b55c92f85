export const retryLabels = {
  done: 'Rien à faire',
  now: 'Répéter',
  later: 'Réessayer plus tard',
  changed: 'Corriger d’abord',
  no: 'Ne pas réessayer',
  never: 'Ne jamais réessayer',
  depends: 'Cela dépend',
};
export const retryThen = (label: string): string => `${label}\u00a0:`;
export const meaning: string = 'Signification';
export const retry: string = 'Nouvel essai';
export const inSandbox: string = 'Dans le bac à sable';
export const httpStatus: string = 'Statut HTTP';
export const notReproducible: string = 'Non reproductible';
