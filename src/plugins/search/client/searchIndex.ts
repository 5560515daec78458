import {editDistance, typosIn} from '../text/editDistance';
import {isStopWord} from '../text/stopWords';
import {eachChain, wordsOf, wordsOfChain, wordsOfQuery, type Word} from '../text/words';
import type {Offers} from '../offers';
import type {WordClasses} from '../wordClasses';
import {answerOf, sentencesOf} from '../sentences';
import {contextOf} from './contexts';
import {HitKind, type Hit, type IndexedDocument, type MarkedText, type PageLink} from './hit';
import {isCodeRow} from './hitGroup';
import {
  classWeight,
  codeWeight,
  definitionWeight,
  fieldWeights,
  otherNameTrust,
  pageWeight,
  questionTrust,
  textCoverage,
  typingWeights,
  type TitleMatch,
} from './ranking';
import type {Query, SearchAnswer} from './protocol';
import {withoutRepeats} from './withoutRepeats';

/** A document with the data for ranking it. */
interface SearchEntry {
  document: IndexedDocument;
  kind: HitKind;
  page: IndexedPage;
  /** Number of words. */
  length: number;
  /** Stems of a question. */
  stems?: string[];
  /** Stems of its name: the heading, the section of a text, or the code of a row. */
  name: string;
}

interface IndexedPage {
  title: SearchEntry;
  /** Number of the title's entry. */
  number: number;
  address: string;
  description?: string;
  /** Texts of its sections by hash; the text below the title has none. */
  texts: Map<string, string>;
  /** Stems of its title, and of each of its keywords. */
  names: string[][];
  /** Stems of its title's words, then of its compounds. */
  titleStems: string[];
  /** Number of words in the title. */
  titleLength: number;
}

/** A word of the query, and the index terms that it may mean, each with a confidence from 0 to 1. */
interface QueryWord {
  word: string;
  stem: string;
  terms: Map<string, number>;
  /** Terms found only as words of the same class. */
  alike: ReadonlySet<string>;
  rarity: number;
}

/** A word of the query as it is typed. */
type TypedWord = Pick<QueryWord, 'word' | 'stem'>;

/** Cap of the IDF, so that one-off words cannot outrank titles. Tuned on the golden queries. */
const maxRarity = 4.5;
/** A word in more titles than this does not identify a page, such as платіж or payout. */
const sharedTitles = 15;
/** Maximum number of section hits per page. */
const maxSections = 2;

/** A name of something not offered that a query contains, as it is spelt there, and how rare its words are. */
interface NamedOffer {
  name: string;
  spelling: string;
  nearest: readonly string[];
  weight: number;
}

/**
 * In-memory index of all documents of one language. It is built in the worker, because downloading an inverted index
 * would take longer than building one.
 */
export class SearchIndex {
  private readonly entries: SearchEntry[] = [];
  /** Numbers of the entries by kind and id. */
  private readonly numbers = new Map<string, number>();
  private readonly pages = new Map<number, IndexedPage>();
  private readonly pagesByPath = new Map<string, IndexedPage>();
  /** Per term: alternating entry number and term frequency. */
  private readonly postings = new Map<string, number[]>();
  /** Cache: the postings of a chain's words. */
  private readonly chains = new Map<string, number[][]>();
  /** Term (stem) of each word. */
  private readonly terms = new Map<string, string>();
  /** Term of each compound, which is several words written as one. */
  private readonly compounds = new Map<string, string>();
  /** Number of titles with each stem. */
  private readonly titles = new Map<string, number>();
  /** Stems of the words that mean the same as a word, by its stem. */
  private readonly classes = new Map<string, ReadonlySet<string>>();
  private readonly lengths: number[] = [];
  private readonly counts: number[] = [];

  /**
   * @param maxTypos the maximum number of typos in a word; 0 finds only words as they are written
   * @param offers what is offered without being found
   * @param classes words that mean the same
   */
  constructor(
    private readonly maxTypos: number,
    private readonly offers: Offers = {mostNeeded: [], waysOn: [], notOffered: []},
    classes: WordClasses = [],
  ) {
    for (const words of classes) {
      const stems = words.flatMap((word) => wordsOfQuery(word).map(({stem}) => stem));
      for (const stem of stems) {
        this.classes.set(stem, new Set([...(this.classes.get(stem) ?? []), ...stems]));
      }
    }
  }

  /**
   * Adds a document. A page's title has to be added first. A document of the outline is in the text as well: titles,
   * headings and keywords are the same, and a row of a code table has more than its code.
   */
  add(kind: HitKind, document: IndexedDocument, baseUrl: string): void {
    const id = `${kind}/${document.i}`;
    const known = this.numbers.get(id);
    if (known !== undefined) {
      this.addText(this.entries[known]!, document, known);
      return;
    }
    this.numbers.set(id, this.entries.length);
    const page = this.pageOf(kind, document, baseUrl);
    // Each question is ranked by itself.
    for (const t of kind === HitKind.Question ? document.t.split('\n') : [document.t]) {
      this.addEntry(kind, t === document.t ? document : {...document, t}, page, baseUrl);
    }
  }

  private addEntry(kind: HitKind, document: IndexedDocument, page: IndexedPage, baseUrl: string): void {
    const name = kind === HitKind.Content ? document.s : kind === HitKind.Heading ? document.t : undefined;
    const entry: SearchEntry = {document, kind, page, length: 0, name: name ? nameOf(name).join(' ') : ''};
    const number = this.entries.length;
    this.entries.push(entry);
    entry.length = this.addWords(document.t, number);
    if (kind === HitKind.Question) {
      entry.stems = nameOf(document.t);
    }
    if (kind === HitKind.Title) {
      page.title = entry;
      page.number = number;
      this.pagesByPath.set(page.address.slice(1), page);
      new Set(page.titleStems).forEach((stem) => this.titles.set(stem, (this.titles.get(stem) ?? 0) + 1));
      // Paths are pasted into the search box, and name the method and the integration: `pix/payin_h2h`.
      this.addWords(document.u.slice(baseUrl.length), number);
    } else if (kind === HitKind.Content && document.s) {
      this.addWords(document.s, number);
      keepText(page, document);
    } else if (kind === HitKind.Description) {
      page.description = document.t;
    }
    this.lengths[kind] = (this.lengths[kind] ?? 0) + entry.length;
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
  }

  /** Adds the rest of the text of an entry, of which the outline has only the beginning. */
  private addText(entry: SearchEntry, document: IndexedDocument, number: number): void {
    const {t: start} = entry.document;
    if (document.t !== start) {
      entry.document = document;
      keepText(entry.page, document);
      const length = this.addWords(document.t.startsWith(start) ? document.t.slice(start.length) : document.t, number);
      entry.length += length;
      this.lengths[entry.kind]! += length;
    }
  }

  /** @returns the number of words in the text */
  private addWords(text: string, number: number): number {
    let length = 0;
    eachChain(text, (chain) => {
      let postings = this.chains.get(chain);
      if (!postings) {
        postings = wordsOfChain(chain).map((word) => this.postingOf(word));
        this.chains.set(chain, postings);
      }
      length += postings.length;
      for (const posting of postings) {
        if (posting[posting.length - 2] === number) {
          posting[posting.length - 1]! += 1;
        } else {
          posting.push(number, 1);
        }
      }
    });
    return length;
  }

  private postingOf({word, stem, isCompound}: Word): number[] {
    (isCompound ? this.compounds : this.terms).set(word, stem);
    let posting = this.postings.get(stem);
    if (!posting) {
      posting = [];
      this.postings.set(stem, posting);
    }
    return posting;
  }

  private pageOf(kind: HitKind, document: IndexedDocument, baseUrl: string): IndexedPage {
    const id = kind === HitKind.Title ? document.i : document.p!;
    let page = this.pages.get(id);
    if (!page) {
      const significant = wordsOf(document.t).filter(({word}) => !isStopWord(word));
      const titleStems = significant.map(({stem}) => stem);
      const titleLength = significant.filter(({isCompound}) => !isCompound).length;
      page = {
        title: undefined as never,
        number: -1,
        texts: new Map(),
        address: `/${document.u.slice(baseUrl.length)}`,
        names: [nameOf(document.t)],
        titleStems,
        titleLength,
      };
      this.pages.set(id, page);
    } else if (kind === HitKind.Keywords) {
      page.names.push(...document.t.split(', ').map(nameOf));
    }
    return page;
  }

  /** Finds the hits for a query, and what is said besides. */
  answer(asked: Query): Omit<SearchAnswer, 'isComplete'> {
    const query = this.parseQuery(asked.input);
    const words = this.significantWords(asked.input);
    const notOffered = this.findNotOffered(words);
    const hits = this.withNearest(this.find(asked), notOffered, words, query, asked);
    return {
      hits: withoutRepeats(hits),
      shown: withoutRepeats((asked.shown ?? []).map((number) => this.hit(number, query))),
      notOffered,
      waysOn: hits.length === 0 ? this.linksTo(this.offers.waysOn) : [],
    };
  }

  /** Finds the hits for a query, best first. An empty query finds the pages that are needed most. */
  find({input, context, baseUrl, limit}: Query): Hit[] {
    const query = this.parseQuery(input);
    if (input.trim() === '') {
      return this.offers.mostNeeded.flatMap((path) => {
        const page = this.pagesByPath.get(path);
        return page ? [this.hit(page.number, query)] : [];
      });
    }
    if (query.length === 0) {
      return [];
    }
    const isCode = /^(\S*(\d\S*|\w[-_/]\w\S*)|[A-Z]{3})$/.test(input.trim());
    const name = query.map(({stem}) => stem).join(' ');
    const scores = this.score(query, name, isCode);
    const whole = query.reduce((sum, {rarity}) => sum + rarity, 0);
    const fits = this.weighQuestions(scores, query, whole, isCode);
    const found = new Map<IndexedPage, {entries: number[]; score: number}>();
    for (const number of scores.keys()) {
      const {page} = this.entries[number]!;
      if (!context || contextOf(page.title.document.u, baseUrl) === context) {
        const known = found.get(page);
        if (known) {
          known.entries.push(number);
        } else {
          found.set(page, {entries: [number], score: 0});
        }
      }
    }
    let widest = 0;
    const coverage = new Map<IndexedPage, number>();
    for (const [page, result] of found) {
      let covered = 0;
      let trusted = 0;
      let sum = 0;
      query.forEach(({rarity}, word) => {
        let best = 0;
        let rest = 0;
        let isInText = true;
        for (const number of result.entries) {
          const score = scores.get(number)![word]!;
          rest += score;
          best = Math.max(best, score);
          isInText &&= score === 0 || this.entries[number]!.kind === HitKind.Content;
        }
        // Diminishing returns: ten mentions count little more than one.
        sum += best + Math.min(rest - best, best) * 0.15;
        if (best > 0) {
          covered += rarity;
          trusted += rarity * (isInText && query.length > 1 ? textCoverage : 1);
        }
      });
      const share = covered / whole;
      coverage.set(page, share);
      widest = Math.max(widest, share);
      result.score =
        sum *
        (trusted / whole) ** 3 *
        pageWeight(page.address, {
          ...this.matchTitle(page, query, whole),
          nameMatch: matchName(page, query),
          asked: Math.max(0, ...result.entries.map((number) => fits.get(number) ?? 0)),
          isCode,
          input,
        });
    }
    const best = [...found]
      .filter(([page]) => coverage.get(page)! >= widest * (query.length > 2 ? 0.5 : 0.7))
      .sort(
        ([first, one], [second, other]) => other.score - one.score || first.title.document.i - second.title.document.i,
      );
    return this.hits(
      best.map(([, {entries}]) => entries),
      scores,
      query,
      limit,
    );
  }

  /** Computes how well a page's title matches the query. */
  private matchTitle(page: IndexedPage, query: QueryWord[], whole: number): TitleMatch {
    const stems = page.titleStems;
    let covered = 0;
    let named = 0;
    let used = 0;
    for (const {terms, rarity} of query) {
      let weight = 0;
      let isOwn = false;
      for (const stem of stems) {
        const sure = terms.get(stem) ?? 0;
        weight = Math.max(weight, sure);
        isOwn ||= sure > 0 && this.titles.get(stem)! <= sharedTitles;
      }
      covered += rarity * weight;
      named += isOwn ? rarity * weight : 0;
      used += weight > 0 ? 1 : 0;
    }
    return {covered: covered / whole, named: named / whole, used: Math.min(1, used / page.titleLength)};
  }

  /**
   * Weighs the questions by how well each is the query, from 0 to 1: the words of each that are in the other. A page has
   * many questions, and the words of several of them together mean nothing.
   *
   * @param scores of all entries, which are changed for questions
   * @returns that weight by the number of the question's entry
   */
  private weighQuestions(
    scores: Map<number, number[]>,
    query: QueryWord[],
    whole: number,
    isCode: boolean,
  ): Map<number, number> {
    const trust = isCode ? questionTrust.code : query.length === 1 ? questionTrust.word : questionTrust.words;
    const fits = new Map<number, number>();
    for (const [number, each] of scores) {
      const {kind, stems, page} = this.entries[number]!;
      if (kind === HitKind.Question && stems) {
        const sure = each.map((score, word) => score / (query[word]!.rarity * fieldWeights[kind]));
        const covered = sure.reduce((sum, one, word) => sum + one * query[word]!.rarity, 0) / whole;
        const all = stems.reduce((sum, stem) => sum + this.rarityOf(this.postings.get(stem)?.length ?? 0), 0);
        const used = Math.min(1, (covered * whole) / all);
        const fit = trust * covered * used * (this.namesOthers(stems, page, query) ? otherNameTrust : 1);
        fits.set(number, fit);
        each.forEach((score, word) => (each[word] = score * fit));
      }
    }
    return fits;
  }

  /** Whether a question names what its page is about, such as a method or a country, and the query does not. */
  private namesOthers(stems: string[], {titleStems}: IndexedPage, query: QueryWord[]): boolean {
    return stems.some(
      (stem) =>
        titleStems.includes(stem) &&
        this.titles.get(stem)! <= sharedTitles &&
        !query.some(({terms}) => terms.has(stem)),
    );
  }

  /** Puts the nearest pages first where the query names nothing but what is not offered. */
  private withNearest(
    hits: Hit[],
    notOffered: SearchAnswer['notOffered'],
    words: TypedWord[],
    query: QueryWord[],
    {context, baseUrl, limit}: Query,
  ): Hit[] {
    const isNamed =
      notOffered && this.weightOf(wordsNamed(words, nameOf(notOffered.spelling))) >= this.weightOf(words) / 2;
    if (!isNamed || context) {
      return hits;
    }
    const pages = notOffered.nearest.map(({address}) => this.pagesByPath.get(address.slice(baseUrl.length))!);
    const others = hits.filter(({document}) => !notOffered.nearest.some(({address}) => address === document.u));
    return [...pages.map(({number}) => this.hit(number, query)), ...others].slice(0, limit);
  }

  private linksTo(paths: readonly string[]): PageLink[] {
    return paths.flatMap((path) => {
      const page = this.pagesByPath.get(path);
      return page ? [{title: page.title.document.t, address: page.title.document.u}] : [];
    });
  }

  /** What the query names and is not offered, unless the title of a page has more of the query. */
  private findNotOffered(words: TypedWord[]): SearchAnswer['notOffered'] {
    // A name as it is written comes before one that it may be a misspelling of.
    const best = this.heaviestName(words, isSame) ?? this.heaviestName(words, isLike);
    if (!best) {
      return null;
    }
    const {weight: most, ...found} = best;
    const isTitled = [...this.pages.values()].some(
      ({titleStems}) => this.weightOf(words.filter(({stem}) => titleStems.includes(stem))) >= most,
    );
    return isTitled ? null : {...found, nearest: this.linksTo(found.nearest)};
  }

  /** The name of something not offered whose words in the query are the rarest. */
  private heaviestName(words: TypedWord[], isNamed: typeof isSame): NamedOffer | null {
    let heaviest: NamedOffer | null = null;
    for (const {name, spellings, nearest} of this.offers.notOffered) {
      for (const spelling of spellings) {
        const weight = this.weightOf(wordsNamed(words, nameOf(spelling), isNamed));
        if (weight > (heaviest?.weight ?? 0)) {
          heaviest = {name, spelling, nearest, weight};
        }
      }
    }
    return heaviest;
  }

  /** The rarity of words as they are written, and not of what they may mean. */
  private weightOf(words: TypedWord[]): number {
    return words.reduce((sum, {stem}) => sum + this.rarityOf(this.postings.get(stem)?.length ?? 0), 0);
  }

  /** Parses a query into words and the terms each may mean. Stop words are dropped unless there is nothing else. */
  private parseQuery(input: string): QueryWord[] {
    return this.significantWords(input).flatMap(({word, stem, parts}, index, all): QueryWord[] => {
      const isLast = index === all.length - 1;
      const whole = this.expand(word, stem, isLast, parts.length > 1, all.length === 1);
      if (parts.length > 1 && whole.terms.size === 0) {
        return parts.map((part, place) =>
          this.expand(part.word, part.stem, isLast && place === parts.length - 1, false),
        );
      }
      return [whole];
    });
  }

  /** The words of a query without stop words, unless there is nothing else. Two that are one elsewhere are joined: `pay out`. */
  private significantWords(input: string): ReturnType<typeof wordsOfQuery> {
    const words = wordsOfQuery(input);
    const joined: typeof words = [];
    for (let index = 0; index < words.length; index += 1) {
      const [first, second] = [words[index]!, words[index + 1]];
      const whole = second && this.joined(first.word, second.word);
      joined.push(whole || first);
      if (whole) index += 1;
    }
    const significant = joined.filter(({word}) => !isStopWord(word));
    return significant.length > 0 ? significant : joined;
  }

  /** Two words as the one that the index has in their place, if there is one. */
  private joined(first: string, second: string): ReturnType<typeof wordsOfQuery>[number] | undefined {
    const word = first + second;
    const stem = this.terms.get(word);
    if (stem === undefined || !/^\p{L}{6,}$/u.test(word) || !(isStopWord(second) || !this.terms.has(second)))
      return undefined;
    return {word, stem, parts: [{word, stem, isCompound: false, start: 0, length: word.length}]};
  }

  private expand(word: string, stem: string, isLast: boolean, isCompound: boolean, isAlone = false): QueryWord {
    const terms = new Map<string, number>();
    const take = (term: string, weight: number): void => {
      terms.set(term, Math.max(terms.get(term) ?? 0, weight));
    };
    if (this.postings.has(stem)) {
      take(stem, 1);
    }
    if (word.length >= 3 || isLast) {
      const weight =
        terms.size === 0 || (isLast && word.length < 3)
          ? typingWeights.only
          : isLast
            ? typingWeights.last
            : typingWeights.other;
      for (const [known, term] of isCompound ? this.compounds : this.terms) {
        if (known.length > word.length && known.startsWith(word)) {
          take(term, weight);
        }
      }
    }
    // A word alone is looked up as it is written, unless it is nowhere.
    const classes = isAlone && terms.size > 0 ? undefined : this.classes.get(stem);
    const known = new Set([...(classes ?? [])].filter((other) => this.postings.has(other)));
    // A word that occurs only once may itself be a misspelling, for example in a sample.
    if (terms.size === 0 ? known.size === 0 : terms.size === 1 && this.postings.get(stem)?.length === 2) {
      this.addMisspelt(word, isCompound, take);
    }
    const alike = new Set([...known].filter((other) => !terms.has(other)));
    // What the word itself finds tells how rare it is, unless it finds nothing.
    const length = this.lengthOf(terms.size > 0 ? terms.keys() : alike);
    known.forEach((other) => take(other, classWeight));
    return {word, stem, terms, alike, rarity: this.rarityOf(length)};
  }

  /** The length of the postings of several terms. */
  private lengthOf(terms: Iterable<string>): number {
    let length = 0;
    for (const term of terms) length += this.postings.get(term)!.length;
    return length;
  }

  /** The IDF of a word by the length of its postings. */
  private rarityOf(length: number): number {
    return Math.min(maxRarity, Math.log(1 + this.entries.length / (1 + length / 2)) + 0.1);
  }

  /** Matches an unknown word to the closest terms by edit distance; never a number. */
  private addMisspelt(word: string, isCompound: boolean, take: (term: string, weight: number) => void): void {
    let nearest = Math.min(this.maxTypos, typosIn(word));
    const near: [term: string, distance: number][] = [];
    for (const [known, term] of nearest > 0 ? (isCompound ? this.compounds : this.terms) : []) {
      if (known.length > 2 && known !== word) {
        const distance = Math.min(
          editDistance(word, known, nearest),
          // The reader may still be typing, so compare the prefix too.
          known.length > word.length + 1 && word.length > 5
            ? editDistance(word, known.slice(0, word.length), 1) + 0.5
            : Infinity,
        );
        // Two typos including the first letter mean a different word.
        if (distance <= (known[0] === word[0] ? nearest : Math.min(nearest, 1))) {
          near.push([term, distance]);
          nearest = Math.min(nearest, Math.ceil(distance));
        }
      }
    }
    near.filter(([, distance]) => distance <= nearest).forEach(([term, distance]) => take(term, 0.7 - distance * 0.2));
  }

  /** The score of each matching entry, by word of the query. */
  private score(query: QueryWord[], name: string, isCode: boolean): Map<number, number[]> {
    const scores = new Map<number, number[]>();
    query.forEach(({stem, terms, alike, rarity}, word) => {
      for (const [term, weight] of terms) {
        const posting = this.postings.get(term)!;
        for (let place = 0; place < posting.length; place += 2) {
          const number = posting[place]!;
          const times = posting[place + 1]!;
          const {kind, length, name: ownName} = this.entries[number]!;
          if (alike.has(term) && kind !== HitKind.Question) continue;
          const mean = this.lengths[kind]! / this.counts[kind]!;
          // Term frequency would be misleading for a code: its table lists it once, and pages that use it repeat it.
          const often =
            isCode || kind === HitKind.Keywords || kind === HitKind.Question
              ? 1
              : (times * 2.2) / (times + 1.2 * (0.4 + (0.6 * length) / mean));
          const score =
            weight *
            rarity *
            fieldWeights[kind] *
            often *
            (ownName === name || (query.length === 1 && ownName === term && !terms.has(stem))
              ? isCode
                ? codeWeight
                : definitionWeight
              : 1);
          let known = scores.get(number);
          if (!known) {
            known = query.map(() => 0);
            scores.set(number, known);
          }
          known[word] = Math.max(known[word]!, score);
        }
      }
    });
    return scores;
  }

  /** One hit per page, and sections of the first pages if there is room. */
  private hits(pages: number[][], scores: Map<number, number[]>, query: QueryWord[], limit: number): Hit[] {
    const total = (number: number): number => {
      const each = scores.get(number)!;
      return (
        each.reduce((sum, score) => sum + score, 0) * (each.filter((score) => score > 0).length / each.length) ** 2
      );
    };
    const groups = pages.slice(0, limit).map((entries) => {
      const sorted = [...entries].sort((first, second) => total(second) - total(first) || first - second);
      const own = sorted.find((number) => this.entries[number]!.kind === HitKind.Title);
      const sections = sorted.filter((number) => this.isSection(number));
      const best = sorted[0]!;
      const isSection =
        sections.includes(best) &&
        total(best) > 1.3 * Math.max(0, ...sorted.filter((number) => !sections.includes(number)).map(total));
      const first = isSection ? best : (own ?? sorted.find((number) => !sections.includes(number)) ?? best);
      const anchors = new Set([this.entries[first]!.document.h]);
      // Prefer sections that match words missing from the first hit.
      const missing = query.map((_, word) => (scores.get(first)![word] === 0 ? 1 : 0.01));
      const gain = (number: number): number =>
        scores.get(number)!.reduce((sum, score, word) => sum + score * missing[word]!, 0);
      sections.sort((one, other) => gain(other) - gain(one) || one - other);
      const extra = sections.filter((number) => {
        const {h} = this.entries[number]!.document;
        const isNew = number !== first && !anchors.has(h) && Boolean(h);
        anchors.add(h);
        return isNew;
      });
      return {first, extra: extra.slice(0, maxSections)};
    });
    // Pages take precedence over sections of other pages. But the first page keeps room for the section that matches
    // the words missing from its title.
    const [top] = groups;
    const reservesPlace = top !== undefined && top.extra.length > 0 && scores.get(top.first)!.includes(0);
    const shown = reservesPlace ? groups.slice(0, limit - 1) : groups;
    let room = limit - shown.length;
    return shown.flatMap(({first, extra}) => {
      const taken = extra.slice(0, room);
      room -= taken.length;
      const hit = this.hit(first, query);
      // Sections are nested below their page, but not below another section.
      const isTree = hit.type === HitKind.Title;
      const children = taken.map((number, index) => ({
        ...this.hit(number, query),
        ...(isTree && (index < taken.length - 1 ? {isInterOfTree: true} : {isLastOfTree: true})),
      }));
      return [hit, ...children];
    });
  }

  /** Whether a hit on an entry leads to a section or a row, and not to the whole page. */
  private isSection(number: number): boolean {
    const {kind, document} = this.entries[number]!;
    return kind === HitKind.Heading || kind === HitKind.Content || (kind === HitKind.Question && Boolean(document.h));
  }

  private hit(number: number, query: QueryWord[]): Hit {
    const {document, kind, page} = this.entries[number]!;
    const isPage = !document.h;
    const title = page.title.document;
    const name = isPage ? title.t : kind === HitKind.Heading ? document.t : document.s!;
    const {h = '', u, i, p} = document;
    return {
      id: number,
      // A reader sees a place of the site, never the question that led there.
      document: isPage ? title : kind === HitKind.Question ? {i, t: name, s: name, u, h, p} : document,
      type: isPage ? HitKind.Title : kind === HitKind.Question ? HitKind.Heading : kind,
      page: isPage ? undefined : title,
      title: mark(name, query),
      excerpt: excerptOf(page, document, kind, query),
    };
  }
}

/** Keeps the text of a section for excerpts. The row of a code has its own. */
function keepText({texts}: IndexedPage, document: IndexedDocument): void {
  const {h = '', t} = document;
  if (!isCodeRow(document)) texts.set(h, t);
}

/** The sentence of a hit that has most of the query's words; otherwise the first one, or the page's description. */
function excerptOf(
  {texts, description}: IndexedPage,
  document: IndexedDocument,
  kind: HitKind,
  query: QueryWord[],
): MarkedText | undefined {
  if (kind === HitKind.Content && isCodeRow(document)) {
    const answer = answerOf(document.t);
    return answer ? mark(answer, query) : undefined;
  }
  const isText = kind === HitKind.Content || Boolean(document.h);
  const found = isText ? sentencesOf(texts.get(document.h ?? '') ?? '').map((sentence) => mark(sentence, query)) : [];
  const [best] = found.sort((first, second) => variety(second) - variety(first));
  return best ?? (description === undefined ? undefined : mark(description, query));
}

/** How many different words are marked. */
const variety = ({text, marks}: MarkedText): number =>
  new Set(marks.map(([start, length]) => text.slice(start, start + length).toLowerCase())).size;

/** Marks the words of a query in a text. */
function mark(text: string, query: QueryWord[]): MarkedText {
  const marks = wordsOf(text)
    .filter(({stem}) => query.some(({terms, alike}) => terms.has(stem) && !alike.has(stem)))
    .map(({start, length}): [number, number] => [start, length]);
  return {text, marks: marks.sort(([start, length], [other, otherLength]) => start - other || otherLength - length)};
}

/** The words of a query that are those of a name, in the same order and side by side; none unless all are there. */
function wordsNamed(query: TypedWord[], name: string[], isNamed = isLike): TypedWord[] {
  for (let start = 0; name.length > 0 && start + name.length <= query.length; start += 1) {
    const words = query.slice(start, start + name.length);
    if (words.every((word, index) => isNamed(word, name[index]!))) {
      return words;
    }
  }
  return [];
}

const isSame = ({stem}: TypedWord, name: string): boolean => stem === name;

/** Also a long word that differs from a name in one letter. Stems are compared, because names are stems. */
const isLike = ({word, stem}: TypedWord, name: string): boolean =>
  stem === name || (word.length > 4 && editDistance(stem, name, 1) === 1);

/** The confidence that the query is the page's title or one of its keywords, from 0 to 1. */
function matchName({names}: IndexedPage, query: QueryWord[]): number {
  let named = 0;
  for (const name of names) {
    if (name.length === query.length) {
      const sure = query.map(({terms, alike}, index) => (alike.has(name[index]!) ? 0 : (terms.get(name[index]!) ?? 0)));
      named = Math.max(named, Math.min(...sure));
    }
  }
  return named;
}

const nameCache = new Map<string, string[]>();

function nameOf(text: string): string[] {
  let name = nameCache.get(text);
  if (!name) {
    name = wordsOfQuery(text).flatMap(({word, stem}) => (isStopWord(word) ? [] : [stem]));
    nameCache.set(text, name);
  }
  return name;
}
