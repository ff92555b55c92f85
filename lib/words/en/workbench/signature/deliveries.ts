export const title: string = 'Send a test delivery';
export const about: string =
  'The documented example of an event, with the time of now, signed with the secret above. Without one it is signed with the known secret, which the receiver of this guide starts with.';
export const event: string = 'Event';
export const receiver: string = 'Your receiver';
export const sign: string = 'Sign it';
export const signed = (event: string): string => `${event} is signed.`;
export const withKnownSecret = (event: string): string => `${event}, with the known secret`;
export const withYourSecret = (event: string): string => `${event}, with your secret`;
export const secretIsOut: string = 'The secret is not in it.';
export const allFields: string = 'All fields of this event';
