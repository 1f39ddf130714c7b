import { type ComponentType, lazy } from 'react';
import { isLoaded } from './isLoaded.ts';

/**
 * A part that its page can do without: if its script does not arrive, a toast says so and the part stays away. With
 * `lazy()` alone an error would take the page's place.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    let Part: ComponentType<Props> = Nothing;
    await isLoaded(async () => {
      Part = await load();
    });
    return { default: Part };
  });
}

const Nothing = () => null;
