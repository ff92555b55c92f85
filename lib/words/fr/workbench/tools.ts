export const openDecoder: string = 'Ouvrir le décodeur de réponses';
export const aboutDecoder: string =
  'Ce que vous collez reste dans cette page\u00a0: rien n’est envoyé ni conservé.';
export const openLab: string = 'Ouvrir le laboratoire de signatures';
export const aboutLab: string =
  'Le corps et le secret restent dans cette page\u00a0: rien n’est envoyé ni conservé.';
export const notLoaded: string =
  'L’outil ne s’est pas chargé. Vérifiez votre connexion, puis réessayez.';
