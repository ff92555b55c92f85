export const openApiDocument = (api: string): string => `OpenAPI document of the ${api}`;
