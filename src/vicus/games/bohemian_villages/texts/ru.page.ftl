page-line = Бросайте четыре кубика, заселяйте мельницы, трактиры и усадьбы.
page-key-dice = выбрать кубик
page-key-tile = взять жетон особого действия
page-key-bishop = взять епископа

## Богемские деревни

page-bv-villages = Деревни
page-bv-your-dice = Ваши кубики
page-bv-die = кубик { $face }
page-bv-sums = Что позволяют кубики
page-bv-first = Выберите кубики для первого действия
page-bv-first-hint = Нажмите на кубики, сумму или здание.
page-bv-second = Можно сделать второе действие
page-bv-second-hint = Нажмите на кубики, сумму или здание либо закончите ход.
page-bv-sum = { $dice } = { $sum }{ $kind-id ->
    [none] { "" }
   *[other] : { $kind }
}
page-bv-exact-hint = Выберите отмеченное здание или нажмите на сумму, чтобы взять кубики.
page-bv-choose-place = { $dice } = { $sum }{ $kind-id ->
    [none] { "" }
   *[other] : { $kind }
}
page-bv-choose-place-hint = { $places ->
    [0] Подходящих зданий нет.
    [one] Подходит { $places } здание.
    [few] Подходят { $places } здания.
   *[other] Подходит зданий: { $places }.
} { $dice ->
    [none] { "" }
   *[other] Для второго действия остаётся { $dice }.
}
page-bv-which-dice = Из каких кубиков сложить { $sum }?
page-bv-escape-hint = Esc снимает выбор.
page-bv-reroll = Перебросить
page-bv-with-tile = с жетоном
page-bv-reroll-which = Какие кубики перебросить?
page-bv-reroll-these = Перебросить { $dice }
page-bv-tile = Жетон
page-bv-any-two = 2 любых
page-bv-double = дубль
page-bv-filled = занято зданий: { $taken } из { $all }
page-bv-free = Свободно.
page-bv-taken = Занимает { $owner }.
page-bv-printed = стоит { $value }
page-bv-may-settle = сюда можно поставить фигурку
page-bv-may-evict = отсюда можно выселить
page-bv-shops-held = видов лавок: { $number } из 4
page-bv-inn-active = Этот работает и платит.
page-bv-inn-inactive = Этот ещё не работает.
page-bv-provenance = Здания и напечатанные числа этой деревни: { $provenance }.

page-bv-now = Сейчас: { $told }
page-bv-brings-nothing = Сразу ничего не приносит.
page-bv-brings-evicts = { $owner } забирает фигурку.
page-bv-brings-flour = Вы берёте жетон муки.
page-bv-brings-glass = Вы берёте жетон стекла.
page-bv-brings-inn = Вы берёте его жетон.
page-bv-brings-own-active = Ваш трактир в деревне { $village } начинает работать.
page-bv-brings-active = Трактир в деревне { $village } ({ $owner }) начинает работать.
page-bv-brings-scores = { $kind-id ->
    [mill] Все мельницы заняты и приносят доход.
   *[other] Все стекольни заняты и приносят доход.
}
page-bv-brings-coins = { $coins ->
    [one] Вы получаете { $coins } талер.
    [few] Вы получаете { $coins } талера.
   *[many] Вы получаете { $coins } талеров.
}
page-bv-brings-others = { $owner } получает { $coins }.
page-bv-brings-back = { $number ->
    [one] Возвращается { $number } ваша фигурка.
    [few] Возвращаются { $number } ваши фигурки.
   *[many] Возвращаются { $number } ваших фигурок.
}
page-bv-brings-full = Тогда деревня заполнена.
page-bv-brings-bishop = { $owner } теряет епископа.
page-bv-brings-end = Тогда банк пуст: игра окончена.

page-bv-about-bakery = Лавка. В конце 1, 2, 3 или 4 разные лавки приносят 1, 5, 12 или 20.
page-bv-about-butcher = Лавка. В конце 1, 2, 3 или 4 разные лавки приносят 1, 5, 12 или 20.
page-bv-about-dairy = Лавка. В конце 1, 2, 3 или 4 разные лавки приносят 1, 5, 12 или 20.
page-bv-about-tailor = Лавка. В конце 1, 2, 3 или 4 разные лавки приносят 1, 5, 12 или 20.
page-bv-about-mill = Даёт жетон муки. Когда заняты все мельницы, каждый жетон приносит 2, а фигурки возвращаются.
page-bv-about-manufactory = Даёт жетон стекла. Когда заняты все стекольни, каждый жетон приносит 3, а фигурки возвращаются.
page-bv-about-farm = Платит сразу: столько талеров, сколько у вас теперь дворов.
page-bv-about-inn = Платит 1 в начале каждого вашего хода, когда в деревне заняты ещё 3 здания.
page-bv-about-town_hall = { $value ->
    [0] В конце — напечатанное число, если вся деревня занята. Без единой ратуши вы теряете 5.
   *[other] В конце — { $value }, если вся деревня занята. Без единой ратуши вы теряете 5.
}
page-bv-about-church = В конце 10 за большинство церквей, 6 за второе место. Епископ платит 1 за каждую вашу.
page-bv-about-manor = { $value ->
    [0] Сразу платит напечатанное число. Отсюда никого не выселяют.
   *[other] Сразу платит { $value }. Отсюда никого не выселяют.
}
page-bv-about-shops = Наборы из 1, 2, 3 или 4 разных лавок приносят в конце 1, 5, 12 или 20.
page-bv-about-active = Работающий трактир платит 1 в начале хода хозяина.
page-bv-about-inactive = Заработает, когда в деревне будут заняты ещё 3 здания.
page-bv-about-flour = Приносит 2, когда заняты все мельницы; в конце — половину.
page-bv-about-glass = Приносит 3, когда заняты все стекольни; в конце — половину.
page-bv-about-special = Один раз перебросить неиспользованные кубики. Его дают два любых кубика; больше одного не бывает.
page-bv-about-bishop = Платит 1 за каждую вашу церковь в начале вашего хода. Его даёт дубль.
page-bv-about-bank = Если выплата опустошает банк, игра кончается.
page-bv-about-figures = Кто начинает ход без фигурок, заканчивает игру.
page-bv-about-coins = Побеждает тот, у кого больше талеров.
page-bv-about-dice = Два, три или четыре кубика дают сумму. За ход одно или два действия.

page-bv-thing-coins = Талеры
page-bv-thing-figures = Оставшиеся фигурки
page-bv-thing-shops = Лавки
page-bv-thing-farm = Дворы
page-bv-thing-town_hall = Ратуши
page-bv-thing-church = Церкви
page-bv-thing-active = Работающие трактиры
page-bv-thing-inactive = Ещё не работающие трактиры
page-bv-thing-flour = Мука
page-bv-thing-glass = Стекло
page-bv-thing-special = Жетоны особого действия
page-bv-thing-bishop = Епископ
page-bv-thing-bank = Банк
page-bv-thing-dice = Кубики

page-bv-log-set = { $seat } берёт { $dice } и ставит фигурку: { $kind }, { $village }
page-bv-log-bishop = { $seat } берёт { $dice } и получает епископа
page-bv-log-took_tile = { $seat } берёт { $dice } и получает жетон особого действия
page-bv-log-inns = { $seat } получает доход: трактиры — { $inns }
page-bv-log-churches = { $seat } получает доход: церкви — { $churches }

# На вывеске под домом, где для полного названия нет места.
page-bv-sign-butcher = мясная
page-bv-sign-dairy = молочная
page-bv-sign-tailor = портной

## Коробка

box-section-figures = Фигурки
box-section-tiles = Жетоны
box-section-coins = Монеты
box-section-scoring = Очки
box-section-boards = Планшеты
box-section-villages = Деревни
box-todo-coins = Подтвердить набор монет
box-todo-boards = { $number ->
    [one] Подтвердить { $number } планшет
    [few] Подтвердить { $number } планшета
   *[other] Подтвердить { $number } планшетов
}
box-todo-villages = { $number ->
    [one] Подтвердить { $number } сторону с деревней
    [few] Подтвердить { $number } стороны с деревнями
   *[other] Подтвердить { $number } сторон с деревнями
}
box-field-in_box = Каждого цвета в коробке
box-field-figures-2 = Каждому при 2 игроках
box-field-figures-3 = Каждому при 3 игроках
box-field-figures-4 = Каждому при 4 игроках
box-field-figures-5 = Каждому при 5 игроках
box-field-tiles-glass = Стекло
box-field-tiles-flour = Мука
box-field-tiles-special = Жетоны особого действия
box-field-shops = 1, 2, 3, 4 разные лавки
box-field-churches = Больше всего церквей, второе место
box-field-no_town_hall = Потеря без ратуши
box-field-scoring-flour = За жетон муки
box-field-scoring-glass = За жетон стекла
box-field-sides = Стороны
box-field-out_with = Остаётся в коробке при таком числе игроков
box-field-name = Название
box-field-buildings = Здания слева направо
page-bv-box-out = не участвует, когда игроков { $players }
page-bv-box-always = всегда в игре
page-bv-box-players = игроков: { $players }

## Обозначения

page-bv-legend-buildings = Здания и сумма, которой их занимают
page-bv-legend-tiles = Жетоны, люди и кубики
page-uses-set = Занятые здания
