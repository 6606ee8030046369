page-line = Постройте лучший квартал Рима.
page-key-turn-tile = повернуть плитку, в другую сторону
page-key-answer = выбрать ответ

## Carpe Diem

page-cd-table = Стол Carpe Diem
page-cd-parts = Части стола
page-cd-tab-own = Квартал
page-cd-tab-forum = Плитки
page-cd-tab-cards = Карты
page-cd-tab-others = Другие
page-cd-take = Взять плитку
page-cd-build = Встроить
page-cd-cards = Карты подсчёта
page-cd-cards-hint = после этапа: диск между двумя
page-cd-scoring-order = ещё не считали: { $names }
page-cd-spaces = Семь полей и их плитки
page-cd-banderoles = Ленты
page-cd-quarter-of = Квартал: { $seat }
page-cd-enlarge-quarter = Увеличить квартал: { $seat }
page-cd-stock = Товары и прочее
page-cd-finished = Завершено
page-cd-in-hand = У вас в руке
page-cd-answers = Ответы

page-cd-ask-start = Поставьте патриция на свободное поле
page-cd-ask-start-hint = Первый ход начнётся с движения оттуда.
page-cd-ask-take = Передвиньте патриция и возьмите плитку
page-cd-ask-take-hint = Нажмите на плитку у светящегося поля.
page-cd-ask-take-bread-hint = Нажмите на плитку у светящегося поля; любое другое стоит одного хлеба.
page-cd-ask-build = Встройте плитку или отложите на склад
page-cd-ask-shovel = Первая плитка идёт на лопату
page-cd-ask-here = { $turns ->
    [one] Встроить здесь?
    [few] Встроить здесь или повернуть?
   *[other] Встроить здесь или повернуть?
}
page-cd-ask-store = Эта плитка никуда не подходит: отложите её на склад
page-cd-ask-store-hint = Два предмета на складе приносят в конце 1 очко.
page-cd-ask-reward = Какая награда первая?
page-cd-ask-reward-hint = Здесь важен порядок.
page-cd-ask-craft = Возьмите плитку из выкладки ремесленников
page-cd-ask-craft-hint = Затем сразу встройте её или отложите на склад.
page-cd-ask-fountain = Какую карту фонтана вы вернёте?
page-cd-ask-fountain-hint = Остальные останутся у вас до конца.
page-cd-ask-keep = Какую карту фонтана вы оставите?
page-cd-ask-keep-hint = Другая уйдёт под колоду.
page-cd-ask-disc = Положите диск между двумя картами
page-cd-ask-disc-hint = На каждом круге видно, что он принёс бы сейчас.
page-cd-ask-card = По какой карте рассчитаться сначала?
page-cd-ask-card-hint = То, что она принесёт, пригодится для второй.
page-cd-ask-pay-hint = Сколько раз отдадите? Ни разу — минус 4 очка.
page-cd-ask-breads-hint = Три хлеба выполняют карту ещё раз.

page-cd-store-it = На склад
page-cd-turn-it = Повернуть
page-cd-build-here = Встроить
page-cd-pay = { $times ->
    [0] Не отдавать
    [1] Отдать один раз
    [few] Отдать { $times } раза
   *[other] Отдать { $times } раз
}
page-cd-use-breads = { $times ->
    [0] Оставить хлеб
    [1] Потратить хлеба: { $breads }
    [few] Потратить хлеба: { $breads }
   *[other] Потратить хлеба: { $breads }
}
page-cd-card-number = Карта { $number }
page-cd-return-one = Под колоду: { $kind }
page-cd-new = новая · у вас { $number }
page-cd-kept = уже ваша · у вас { $number }

page-cd-would-bring = Сейчас принесло бы: { $what }.
page-cd-costs-bread = Стоит одного хлеба.
page-cd-fits-nowhere = Никуда не подходит: пойдёт на склад.
page-cd-nothing = ничего
page-cd-lose = { $points ->
    [one] минус { $points } очко
    [few] минус { $points } очка
   *[other] минус { $points } очков
}
page-cd-for = в обмен: { $paid }
page-cd-finishes = завершает { $what }
page-cd-finishes-one = { $kind-id ->
    [vineyard] виноградник (плиток: { $tiles })
    [herb_garden] огород (плиток: { $tiles })
    [hen_yard] птичий двор (плиток: { $tiles })
    [pond] пруд (плиток: { $tiles })
    [merchant] жилище торговца
    [baker] жилище пекаря
    [steward] жилище управляющего
    [craftsman] жилище ремесленника
   *[villa] { $chimneys ->
        [0] виллу без труб
       *[other] виллу (труб: { $chimneys })
    }
}
page-cd-finishes-nothing = Пока ничего не завершает.
page-cd-log-finished = { $seat } завершает { $structure }
page-cd-craft-tile = плитка из выкладки
page-cd-task-met = задание рамки, в конце { $points }

page-cd-give = сдать
page-cd-have = есть
page-cd-red = Красная карта: отдать
page-cd-green = Зелёная карта: нужно иметь
page-cd-card-give = Отдать: { $what } — каждый раз { $brings }.
page-cd-card-have = Иметь: { $what } — каждый раз { $brings }.
page-cd-card-missed = Ни разу: вы теряете 4 очка. Три хлеба выполняют её один раз.
page-cd-may-settle = Можно рассчитаться сейчас.
page-cd-circle = Круглое поле между двумя картами
page-cd-circle-free = Свободно.
page-cd-circle-taken = Здесь лежит диск: { $seat }.
page-cd-provenance = Эта карта: { $provenance }.
page-cd-reconstructed = Рисунки плиток, планшетов и рамок восстановлены, это не то, что напечатано.
page-cd-fountain-card = В конце { $points ->
    [0] очки
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за { $kind-id ->
    [vineyard] каждый завершённый виноградник
    [herb_garden] каждый завершённый огород
    [hen_yard] каждый завершённый птичий двор
    [pond] каждый завершённый пруд
    [merchant] каждое завершённое жилище торговца
    [baker] каждое завершённое жилище пекаря
    [steward] каждое завершённое жилище управляющего
    [craftsman] каждое завершённое жилище ремесленника
    [market] каждый рынок
    [bakery] каждую пекарню
    [fountain] каждый фонтан
   *[villa] каждую завершённую виллу
}

page-cd-space = Поле { $number }
page-cd-patrician-here = { $number ->
    [one] Здесь стоит { $names }.
    [few] Здесь стоят: { $names }.
   *[other] Здесь стоят: { $names }.
}
page-cd-may-start = здесь можно начать
page-cd-may-take = её можно взять
page-cd-may-build = { $turns ->
    [one] здесь можно встроить, поворотов: { $turns }
    [few] здесь можно встроить, поворотов: { $turns }
   *[other] здесь можно встроить, поворотов: { $turns }
}
page-cd-build-at = Встроить: строка { $row }, столбец { $column }, { $turn ->
    [0] без поворота
    [1] один поворот вправо
    [2] два поворота
   *[other] один поворот влево
}
page-cd-cell = Строка { $row }, столбец { $column }
page-cd-empty = пусто
page-cd-part = { $kind } ({ $sides })
page-cd-finished-kind = завершено: { $kind }
page-cd-task = Задание рамки: { $kind }, очков: { $points }
page-cd-task-open = Приносит очки в конце, если на этой линии есть завершённый объект такого вида.
page-cd-task-done = Выполнено: на линии есть завершённый объект такого вида.
page-cd-met = выполнено
page-cd-not-met = ещё не выполнено
page-cd-on-track = { $seat }: { $space }

page-cd-n-ways = { $number ->
    [one] Подходит { $number } способом.
    [few] Подходит { $number } способами.
   *[other] Подходит { $number } способами.
}

page-cd-thing-points = очки
page-cd-thing-grapes = виноград
page-cd-thing-herbs = травы
page-cd-thing-chicken = куры
page-cd-thing-fish = рыба
page-cd-thing-breads = хлеб
page-cd-thing-coins = монеты
page-cd-thing-fountain_cards = карты фонтана
page-cd-thing-stored = плитки на складе
page-cd-thing-discs = оставшиеся диски
page-cd-thing-chimneys = трубы
page-cd-thing-banderole = лента
page-cd-thing-shovel = лопата
page-cd-thing-track = Шкала лент
page-cd-thing-display = Выкладка ремесленников
page-cd-thing-fountain_card = Карта фонтана

page-cd-about-points = Побеждает тот, у кого больше очков.
page-cd-about-grapes = Товар с виноградников. Его отдают за красные карты.
page-cd-about-herbs = Товар с огородов. Его отдают за красные карты.
page-cd-about-chicken = Товар с птичьих дворов. Его отдают за красные карты.
page-cd-about-fish = Товар из прудов. Его отдают за красные карты.
page-cd-about-breads = Один хлеб ведёт патриция на любое поле с плитками. Три выполняют карту один раз.
page-cd-about-coins = Каждая заменяет любой товар на красной карте.
page-cd-about-fountain_cards = Лежат закрытыми и платят в конце.
page-cd-about-stored = Их уже не встроить. Два предмета на складе приносят в конце 1 очко.
page-cd-about-discs = По одному на каждый подсчёт, между двумя картами.
page-cd-about-chimneys = Чем больше труб у завершённой виллы, тем больше она приносит в конце.
page-cd-about-banderole = Накройте её: диск сделает один шаг по шкале лент.
page-cd-about-shovel = Сюда идёт ваша первая плитка.
page-cd-about-track = Кто дальше, тот считает первым, в стопке — верхний диск. В конце каждый шаг — 1 очко.
page-cd-about-display = Кто завершает жилище ремесленника, берёт одну из этих плиток и сразу встраивает.
page-cd-about-cell = Плитке нужен сосед, и все касающиеся стороны должны совпадать. Рамка — это луг.
page-cd-about-star = Патриций идёт по линии на другое поле, минуя пустые, и берёт там плитку.
page-cd-about-ring = Патриций идёт на ближайшее поле с плитками в одну из двух сторон и берёт там плитку.
page-cd-about-vineyard = Завершённое угодье из 2–4 плиток даёт виноград: на единицу меньше, чем плиток.
page-cd-about-herb_garden = Завершённое угодье из 2–4 плиток даёт травы: на единицу меньше, чем плиток.
page-cd-about-hen_yard = Завершённое угодье из 2–4 плиток даёт кур: на единицу меньше, чем плиток.
page-cd-about-pond = Завершённое угодье из 2–4 плиток даёт рыбу: на единицу меньше, чем плиток.
page-cd-about-merchant = Завершено: все ваши товары станут монетами, и ещё одна монета сверху.
page-cd-about-baker = Завершено: 2 хлеба.
page-cd-about-steward = Завершено: 2 шага по шкале лент.
page-cd-about-craftsman = Завершено: возьмите плитку из выкладки ремесленников и сразу встройте.
page-cd-about-villa = Любого размера. Завершённая платит в конце по числу труб.
page-cd-about-market = Сразу приносит 1 монету.
page-cd-about-bakery = Сразу приносит 1 хлеб.
page-cd-about-fountain = Посмотрите две карты фонтана и оставьте одну.

## Коробка

box-section-rules = Числа из правил
box-section-tasks = Задания рамки
box-section-track = Шкала лент
box-section-villas = Виллы по числу труб
box-section-boards = Планшеты
box-section-frames = Части рамки
box-section-tiles = Плитки
box-section-cards = Карты подсчёта
box-section-fountain_cards = Карты фонтана
box-todo-villas = Подтвердить очки вилл
box-todo-boards = { $number ->
    [one] Подтвердить { $number } планшет
    [few] Подтвердить { $number } планшета
   *[other] Подтвердить { $number } планшетов
}
box-todo-frames = { $number ->
    [one] Подтвердить { $number } часть рамки
    [few] Подтвердить { $number } части рамки
   *[other] Подтвердить { $number } частей рамки
}
box-todo-tiles = { $number ->
    [one] Подтвердить { $number } плитку
    [few] Подтвердить { $number } плитки
   *[other] Подтвердить { $number } плиток
}
box-todo-cards = { $number ->
    [one] Подтвердить { $number } карту подсчёта
    [few] Подтвердить { $number } карты подсчёта
   *[other] Подтвердить { $number } карт подсчёта
}
box-todo-fountain_cards = { $number ->
    [one] Подтвердить { $number } карту фонтана
    [few] Подтвердить { $number } карты фонтана
   *[other] Подтвердить { $number } карт фонтана
}
box-field-penalty = Потеря за невыполненную карту
box-field-start_points = Начальные очки по порядку мест
box-field-rules-cards = Карты в игре по колодам
box-field-rules-2 = 2 игрока
box-field-rules-3 = 3 игрока
box-field-rules-4 = 4 игрока
box-field-landscape = Угодье
box-field-dwelling = Жилище
box-field-villa = Вилла
box-field-points = Очки
box-field-rows = Клетки: x — лента, S — лопата
box-field-tasks = Задания и их места
box-field-sides = Стороны: верх, право, низ, лево
box-field-chimneys = Трубы
box-field-single = Отдельное здание
box-field-require = Требует
box-field-payout = Приносит
box-field-copies = Количество
box-field-coins = Монеты
box-field-breads = Хлеб
box-field-steps = Шаги по шкале
box-field-grapes = Виноград
box-field-herbs = Травы
box-field-chicken = Куры
box-field-fish = Рыба
box-sign-rows-dot = пусто
box-sign-rows-x = лента
box-sign-rows-S = лопата
box-sign-sides-dash = луг
box-sign-sides-G = виноградник
box-sign-sides-H = огород
box-sign-sides-C = птичий двор
box-sign-sides-P = пруд
box-sign-sides-M = торговец
box-sign-sides-B = пекарь
box-sign-sides-S = управляющий
box-sign-sides-K = ремесленник
box-sign-sides-V = вилла
page-cd-box-players = игроков: { $players }

## Обозначения и что объясняет тренер

page-cd-legend-structures = Что вы строите
page-cd-legend-board = На столе
page-cd-legend-patrician = Патриций
page-cd-legend-patrician-about = Ваша фигурка. Он идёт по линии на другое поле и берёт там плитку.
page-cd-legend-step = Шаг
page-cd-legend-step-about = Ваш диск продвигается на шаг по шкале лент: кто впереди, считает раньше, а в конце каждый шаг — очко.
page-cd-legend-any_landscape = Любое угодье
page-cd-legend-any_landscape-about = На карте: виноградники, огороды, птичьи дворы и пруды в любом сочетании. Считаются только завершённые.
page-cd-legend-any_dwelling = Любое жилище
page-cd-legend-any_dwelling-about = На карте: жилища торговцев, пекарей, управляющих и ремесленников в любом сочетании. Считаются только завершённые.
page-cd-legend-rotate = Повернуть плитку
page-cd-legend-rotate-about = Плитку можно класть как угодно, лишь бы совпадали все соприкасающиеся стороны.
page-cd-legend-met = Готово
page-cd-legend-met-about = Эта карта рассчитана, или здесь ляжет плитка.
page-cd-legend-start = Где начать
page-cd-legend-start-about = С каждого поля ведут две линии. Выберите то, откуда доступны два поля с нужными плитками.
page-cd-legend-take = Взять плитку
page-cd-legend-take-about = Вы выбираете, что строить и откуда идти дальше: следующий ход начнётся с этого поля.
page-cd-legend-build = Встроить плитку
page-cd-legend-build-about = Все соприкасающиеся стороны должны совпадать. Что не имеет открытых сторон, завершено и приносит награду.
page-cd-legend-reward = Награды в вашем порядке
page-cd-legend-reward-about = Товары, взятые до торговца, сразу станут монетами. Поэтому сначала берите то, что поможет другой награде.
page-cd-legend-disc = Диск между двумя картами
page-cd-legend-disc-about = Рассчитываются обе карты. Невыполненная стоит четыре очка, и это место больше никто не займёт.
page-cd-legend-card = Какая карта первая
page-cd-legend-card-about = Что даст первая карта, может оплатить вторую: монета заменяет товар, три хлеба выполняют её.
page-cd-legend-pay = Сколько раз сдавать
page-cd-legend-pay-about = За каждый раз платят снова. Берегите товары, только если потом за них дадут больше.
page-uses-finished = Завершено
