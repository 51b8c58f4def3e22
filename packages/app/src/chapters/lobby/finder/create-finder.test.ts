import { expect, it } from 'vitest';
import { createFinder, type Names } from './create-finder.ts';

const game = (name: string, by = 'BGS', more = {}): Names['games'][number] => ({
  id: name,
  name,
  by,
  in: 'RNG',
  icon: '',
  ...more,
});

const vendor = (code: string, name: string) => ({ code, name, icon: '' });

const names: Names = {
  games: [
    game('The Moon Rises'),
    game('Moon Orchard'),
    game('Moon'),
    game('Pegfall Prime'),
    game('Prime Time'),
    game('Señor Peño'),
    game('Wild Stakes', 'ML'),
    game('بستان القمر', 'ML'),
    game('Angler’s Deep', 'TW'),
  ],
  vendors: [vendor('BGS', 'Houselight'), vendor('ML', 'Moonlatch'), vendor('TW', 'Tidewater')],
  categories: ['RNG', 'FISH'],
};

const words = new Map([
  ['RNG', 'Slots'],
  ['FISH', 'Fish'],
]);

const find = async (text: string) => (await createFinder(names, words)).find(text);

const namesOf = async (text: string) =>
  (await find(text)).groups.flatMap(({ list }) => list.map(({ name }) => name));

it.each([
  ['the beginning of a word', 'pegfal', 'Pegfall Prime'],
  ['a letter too few in each word', 'pegfal prme', 'Pegfall Prime'],
  ['two letters changed about', 'orchrad', 'Moon Orchard'],
  ['a name without its space', 'moonorch', 'Moon Orchard'],
  ['letters without their marks', 'senor peno', 'Señor Peño'],
  ['few letters without their marks', 'pen', 'Señor Peño'],
  ['marks that the name has not', 'möön örchard', 'Moon Orchard'],
  ['Arabic', 'بستان', 'بستان القمر'],
  ['an apostrophe left away', 'anglers', 'Angler’s Deep'],
  ['capitals', 'TIDEW', 'Tidewater'],
  ['a word that nobody knows beside one that is there', 'qqqqqqq orchard', 'Moon Orchard'],
])('finds by %s', async (_, text, name) => {
  expect((await namesOf(text))[0]).toBe(name);
});

it('puts the very name first, then what begins with it, then what holds it', async () => {
  const [games] = (await find('moon')).groups;
  expect(games?.list.map(({ name }) => name)).toEqual(['Moon', 'Moon Orchard', 'The Moon Rises']);
});

it('groups games, makers and kinds, and puts games of a maker after the maker', async () => {
  const { groups, count } = await find('moon');
  expect(groups.map(({ name, list }) => [name, list.length])).toEqual([
    ['games', 3],
    ['vendors', 1],
    ['made', 2],
  ]);
  expect(count).toBe(6);
  expect((await find('tidew')).groups.map(({ name }) => name)).toEqual(['vendors', 'made']);
  expect((await find('slot')).groups.map(({ name }) => name)).toEqual(['categories']);
});

it('finds by one letter what has a word that begins with it, the hottest first', async () => {
  expect(await namesOf('m')).toEqual(['Moon Orchard', 'Moon', 'The Moon Rises', 'Moonlatch']);
  expect((await find('m')).groups.map(({ name }) => name)).toEqual(['games', 'vendors']);
});

it('guesses nothing where a name was met as it was typed', async () => {
  expect(await namesOf('orchard')).toEqual(['Moon Orchard']);
  expect(await namesOf('pegfal prme')).toEqual(['Pegfall Prime']);
  expect(await namesOf('mon')).toEqual([]);
});

it('finds nothing for signs alone, or where there is nothing like it', async () => {
  for (const text of ['', '  ', '?!', 'xyzxyzxyz']) expect((await find(text)).count).toBe(0);
});

it('counts what a list would find by the same letters', async () => {
  expect((await find('moon')).listed).toBe(3);
  expect((await find('pegfal prme')).listed).toBe(0);
});

it('says which words were meant', async () => {
  expect([...(await find('orchrad')).words]).toEqual(['orchard']);
});
