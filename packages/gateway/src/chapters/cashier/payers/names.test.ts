import { describe, expect, it } from 'vitest';
import { whoseName } from './names.ts';

describe('a name that a bank tells', () => {
  it.each([
    ['Nova Reyes', 'nova reyes'],
    ['Nova Reyes', 'REYES, NOVA'],
    ['Nova Reyes', 'Mrs. Nóva M. Reyes'],
    ['José Muñoz Peña', 'JOSE MUNOZ PENA'],
    ['Zoë Müller', 'MUELLER ZOE'],
    ['Søren Ågård', 'Soren Agard'],
    ['Łukasz Groß', 'LUKASZ GROSS'],
    ['Maria Clara Santos', 'M. C. Santos'],
    ['John Smith', 'J SMITH'],
    ['John Smith', 'J*** SM***'],
    ['John Smith', 'JO** S****'],
    ['Seán O’Brien', "SEAN O'BRIEN"],
    ['Ana-Maria Cruz', 'Ana Maria Cruz'],
    ['Sari', 'SARI'],
    ['أحمد الفاروق', 'احمد الفاروق'],
    ['فاطمة علي', 'فاطمه عـلي'],
    ['李小龍', '李小龍'],
    ['Nova Reyes نوفا', 'Nova Reyes'],
    ['Nova Reyes', 'Nova Reyes and Carlos Reyes'],
  ])('of %s is theirs as %s', (own, told) => {
    expect(whoseName(own, told)).toBe('own');
    expect(whoseName(told, own)).toBe('own');
  });

  it.each([
    ['Nova Reyes', 'Odette Marlow'],
    ['Nova Reyes', 'Ana Reyes'],
    ['Nova Reyes', 'Odette'],
    ['John Smith', 'K Smith'],
    ['John Smith', 'A*** SM***'],
    ['John Smith', 'J*** SMA**'],
    ['أحمد الفاروق', 'سالم الفاروق'],
    ['Maria Clara Santos', 'Maria Santos Cruz'],
    ['Al Ng', 'Al Ong'],
  ])('of %s is somebody else’s as %s', (own, told) => {
    expect(whoseName(own, told)).toBe('other');
  });

  it.each([
    // Two scripts say nothing of each other.
    ['أحمد الفاروق', 'Ahmed Al Farouk'],
    ['李小龍', 'Li Xiaolong'],
    // Too little is told.
    ['Nova Reyes', 'Reyes'],
    ['John Smith', 'J S'],
    ['John Smith', 'J*** S****'],
    ['John Smith', '**** *****'],
    ['John Smith', ''],
    ['John Smith', ' - '],
  ])('of %s is nobody’s as “%s”', (own, told) => {
    expect(whoseName(own, told)).toBe('unknown');
  });
});
