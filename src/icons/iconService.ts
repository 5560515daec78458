/** The public icon service: its first host and the hosts that stand in for it. */
export const iconService = {
  resources: ['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com'],
  /** Milliseconds until the next host is asked as well. */
  rotate: 750,
  /** Milliseconds until the whole query is given up. */
  timeout: 5000,
} as const;
