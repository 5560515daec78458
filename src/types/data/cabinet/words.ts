// Generated from src/data/cabinet/words.schema.yaml by `npm run types`. Change that instead.

export interface WordsFile {
  statuses: Words;
  types: Words;
}
export interface Words {
  [k: string]: Word;
}
export interface Word {
  /**
   * Colour of a status: good, bad, wait (not final), off (over, without money).
   */
  tone?: 'good' | 'bad' | 'wait' | 'off';
  /**
   * The word on the screen.
   */
  label: string;
  /**
   * What it means for somebody who does not program, one or two sentences.
   */
  meaning: string;
  /**
   * What it means for a chargeback, if that differs; only screens with chargebacks show it.
   */
  in_chargeback?: string;
}
