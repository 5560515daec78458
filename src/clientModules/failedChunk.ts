/**
 * The framework starts a page only when every chunk of its route has arrived: when one fails, the page stays
 * dead without a word. Here such a page starts nevertheless, so that the failed part shows its error with
 * Retry. Later changes of route keep the framework's way: they reload the page.
 */
import routes from '@generated/routes';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

interface Route {
  component: unknown;
  routes?: Route[];
}

const restores: (() => void)[] = [];

function tolerateFailure(route: Route): void {
  const component = route.component as Preloadable;
  const {preload} = component;
  if (preload) {
    component.preload = () => preload().catch((error: unknown) => console.warn(error));
    restores.push(() => {
      component.preload = preload;
    });
  }
  route.routes?.forEach(tolerateFailure);
}

if (typeof window !== 'undefined') {
  (routes as Route[]).forEach(tolerateFailure);
}

/** Called once the page has started. */
export function onRouteDidUpdate(): void {
  restores.splice(0).forEach((restore) => restore());
}
