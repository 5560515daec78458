/**
 * Whether files stay as they are while the process runs: in a build. What was read from them once is then not compared
 * with them again, which would take longer than drawing the pages. A development server and tests do compare.
 */
export const areFilesStill = process.env.NODE_ENV === 'production';
