import {expect, test} from 'vitest';
import {checkNavbarItems, type NavbarItem} from '../../../../src/content/pages/navbarItems';

test('items that can be drawn are given back unchanged', () => {
  const items: NavbarItem[] = [
    {to: '/', label: 'Home', icon: 'site:home'},
    {href: 'https://help.example', label: 'Help', icon: 'mdi:help-circle'},
    {label: 'More', items: [{to: '/callbacks', label: 'Callbacks'}]},
    {type: 'localeDropdown'},
    {type: 'html', value: '<hr>'},
  ];
  expect(checkNavbarItems(items)).toEqual(items);
});

const broken: [item: NavbarItem, message: RegExp][] = [
  [
    {type: 'dropdwn', label: 'More'},
    /navbar item "More" cannot be drawn: there is no item type "dropdwn"; use one of default, /,
  ],
  [{type: 'custom-clock'}, /navbar item of type "custom-clock" cannot be drawn: there is no item type/],
  [{to: '/', label: 'Home', icon: 'home'}, /navbar item "Home" .*its icon "home" is not a key of the form "set:name"/],
  [{to: '/', label: 'Home', icon: 'site:Home'}, /its icon "site:Home" is not a key/],
  [{to: '/', label: 'Home', icon: 7}, /its icon 7 is not a key/],
  [{to: '/', label: 'Home', icon: 'site:house'}, /"site:house" is not in src\/icons\/site.json; .*"site:home"/],
  [{to: '/'}, /navbar item number 1 cannot be drawn: it has no label/],
  [{label: 'Home'}, /navbar item "Home" cannot be drawn: it needs one address/],
  [{label: 'Home', to: '/', href: 'https://help.example'}, /it needs one address/],
  [{label: 'More', items: [{to: '/', label: 'Inner', icon: '?'}]}, /navbar item "Inner"/],
];

for (const [item, message] of broken) {
  test(`the item ${JSON.stringify(item)} is refused with a sentence that names it`, () => {
    expect(() => checkNavbarItems([item])).toThrow(message);
  });
}
