export const openApiDocument = (api: string): string => `OpenAPI-Dokument: ${api}`;
