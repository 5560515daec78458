/** The public icon service: its primary host and its fallbacks. */
export const iconService = {
  resources: ['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com'],
  /** Milliseconds before the next host is tried as well. */
  rotate: 750,
  /** Milliseconds before the request fails. */
  timeout: 5000,
} as const;
