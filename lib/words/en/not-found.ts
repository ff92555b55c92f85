export const title: string = 'Page not found';
export const description: string =
  'The page you asked for is not here; this one says where to go on.';
export const page = {
  heading: 'This page does not exist',
  text: 'The address may be mistyped, or the page may have moved. Start again from one of these.',
};
export const api = {
  heading: 'Thank you developer, but this resource is in another castle.',
  text: 'No operation and no section of the API has this address. All operations are in the list.',
};
export const libs = {
  heading: 'There is no such library',
  text: 'No plugin or SDK has this address. These are the ones you can install today.',
};
export const style = {
  heading: 'The style guide has no such page',
  text: 'Everything the style guide shows is on one page.',
  link: 'Style guide',
};
export const tellUs: string = 'Followed a link of ours? Tell us where you found it: {}.';
