// The framework declares `@theme-original/*` as any: here the components that src/theme wraps get the types of those that
// they replace.

declare module '@theme-original/DocItem/Content' {
  export {default} from '@theme/DocItem/Content';
}

declare module '@theme-original/DocItem/TOC/Desktop' {
  export {default} from '@theme/DocItem/TOC/Desktop';
}

declare module '@theme-original/DocItem/TOC/Mobile' {
  export {default} from '@theme/DocItem/TOC/Mobile';
}

declare module '@theme-original/DocRoot/Layout' {
  export {default} from '@theme/DocRoot/Layout';
}

declare module '@theme-original/DocSidebar/Desktop' {
  export {default} from '@theme/DocSidebar/Desktop';
}

declare module '@theme-original/MDXComponents' {
  export {default} from '@theme/MDXComponents';
}

declare module '@theme-original/Navbar' {
  export {default} from '@theme/Navbar';
}
