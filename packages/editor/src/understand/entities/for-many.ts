import type { Entity } from './entity.ts';

/** "A class has a maximum number of participants": several take part in one, and booking it makes no class. */
export function isForMany({ fields }: Pick<Entity, 'fields'>): boolean {
  return fields.some(({ name }) =>
    /capacity|(?:^|_)(?:participants|attendees|places|seats|spots)$/iu.test(name),
  );
}
