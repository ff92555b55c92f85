export const request: string = 'Request';
export const response: string = 'Response';
export const example: string = 'Example';
export const allFields: string = 'All fields';
