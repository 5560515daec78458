/** In the browser this page lacks its default export; the build has one to draw. */
const page = typeof window === 'undefined' ? () => null : undefined;

export default page;
