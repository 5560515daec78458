// Generated from src/data/cabinet/roles.schema.yaml by `npm run types`. Change that instead.

/**
 * none: not in the menu; view: to look; act: to look and to do what navigation.yaml says under act.
 */
export type Right = 'none' | 'view' | 'act';

export interface RolesFile {
  /**
   * The roles by code, the one with most rights first.
   */
  roles: {
    [k: string]: Role;
  };
  /**
   * For each screen of the menu, by path, the right of each role.
   */
  rights: {
    [k: string]: Rights;
  };
}
export interface Role {
  /**
   * The role's name as the cabinet shows it.
   */
  label: string;
  /**
   * Who has it and what sets it apart.
   */
  meaning: string;
}
/**
 * One right for every role.
 */
export interface Rights {
  [k: string]: Right;
}
