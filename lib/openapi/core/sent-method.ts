import { type Method, METHODS } from './types';

/**
 * Formats a method as it is sent: a standard one in capitals, one of `additionalOperations` as the
 * document has it (OpenAPI 3.2 4.9). Names of methods are case-sensitive (RFC 9110 9.1).
 */
export function formatSentMethod(method: Method): string {
  return METHODS.some((one) => one === method) ? method.toUpperCase() : method;
}
