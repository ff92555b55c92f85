export const openApiDocument = (api: string): string => `Document OpenAPI\u00a0: ${api}`;
